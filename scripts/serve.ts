/** `npm run serve`: serves the export on `PORT`, or on the next free port. */
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { startServer } from '@/lib/server/staticServer'
import { recoverPublished } from '@/build/publishFolder'

await runCli(async () => {
  const { basePath, outDir, port = 3000, host } = readEnv()
  recoverPublished(outDir)
  const { address } = await startServer({ folder: outDir, basePath, port, host })
  console.log(`Serving the guide at ${address} (press Ctrl+C to stop)`)
})
