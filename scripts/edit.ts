/** `npm run edit`: serves the editor of the election's files to this computer, and opens it in the browser. */
import { join } from 'node:path'
import { readProject } from '@/guide/files/readProject'
import { chooseElection } from '@/guide/read/site'
import { openBrowser } from '@/desk/editor/openBrowser'
import { runCli, finishInterruptedSave } from '@/lib/cli/runCli'
import { requireMessageFiles } from '@/lib/locale/messageFiles'
import { readEnv } from '@/lib/env'
import { getPreferredPort, startEditor } from '@/desk/editor/server/startEditor'
import { workFolder } from '@/build/publishFolder'

await runCli(async () => {
  const root = process.cwd()
  const { election, port, githubToken, ghToken } = readEnv()
  requireMessageFiles(root)
  await finishInterruptedSave(root)
  const folder = chooseElection(readProject(root), election)
  const preferredPort = getPreferredPort(root)
  const { address } = await startEditor({
    root,
    folder,
    port,
    preferredPort,
    loadServices: async () => {
      const { connectServices } = await import('@/desk/editor/connectServices')
      return connectServices(root, folder, { token: githubToken ?? ghToken })
    },
    reportError: console.error,
  })
  console.log(`The editor is at ${address}`)
  if (port === undefined && new URL(address).port !== String(preferredPort))
    console.log(
      `Port ${preferredPort} is in use, perhaps by another editor of this guide. Unsaved changes of it are missing.`,
    )
  console.log('Keep this window open while you edit. Press Ctrl+C to stop.')
  // A program that runs the command opens the address itself.
  if (process.stdout.isTTY) openBrowser(address, join(root, workFolder))
})
