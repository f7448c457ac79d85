/**
 * After `next build`: makes the export's pages documents, and readies it for any host. `PLAIN_EXPORT=1` leaves it as
 * Next.js wrote it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnv } from '@/lib/env'
import { writeStaticHtml } from './static-html/writeStaticHtml'
import { compress } from '@/lib/compress'
import { writeChecksums } from '@/lib/checksums'
import { getGuide } from '@/data/load/load'
import { writeSecurityTxt } from './securityTxt'
import { headersFile } from '@/hosting/headers'
import { runCli } from '@/lib/cli/runCli'

await runCli(async () => {
  const out = readEnv().outDir
  const options = readEnv()
  console.log(await writeStaticHtml(out, options))
  writeFileSync(join(out, '_headers'), headersFile(options.basePath))
  writeSecurityTxt(out, getGuide(), options)
  await compress(out)
  await writeChecksums(out)
})
