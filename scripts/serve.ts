/** `npm run serve`: serves the export. `PORT` chooses the port; one that is taken is passed over for the next. */
import { readEnv } from '@/lib/env'
import { startServer } from '@/lib/server/staticServer'
import { runCli } from '@/lib/cli/runCli'

await runCli(async () => {
  const { basePath, outDir, port } = readEnv()
  const { address } = await startServer({
    folder: outDir,
    basePath,
    port,
  })
  console.log(`Serving the guide at ${address} (Ctrl+C stops it)`)
})
