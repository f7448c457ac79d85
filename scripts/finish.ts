/**
 * After `next build`: makes the export's pages documents, and readies it for any host. `PLAIN_EXPORT=1` leaves it as
 * Next.js wrote it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outFolder, readOptions } from '@/data/options'
import { makeDocuments } from './documents/makeDocuments'
import { compress } from './hosting/compress'
import { headersFile } from './hosting/headers'
import { told } from './told'

await told(async () => {
  const out = outFolder()
  const options = readOptions()
  console.log(makeDocuments(out, options))
  writeFileSync(join(out, '_headers'), headersFile(options.basePath))
  await compress(out)
})
