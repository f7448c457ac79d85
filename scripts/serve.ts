/** `npm run serve`: serves the export on `PORT`, or on the next free port. */
import { readEnv } from '@/lib/env'
import { startServer } from '@/lib/server/staticServer'
import { runCli } from '@/lib/cli/runCli'

await runCli(async () => {
  const { basePath, outDir, port } = readEnv()
  const { address } = await startServer({ folder: outDir, basePath, port })
  console.log(`Serving the guide at ${address} (press Ctrl+C to stop)`)
})
