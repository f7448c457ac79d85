/** For tests: serves an editor of a copy in a process of its own, and prints its address. */
import { startEditor } from '../startEditor'
import { folder } from './runEditor'

const [root = ''] = process.argv.slice(2)
const { address } = await startEditor({
  root,
  folder,
  loadServices: () =>
    Promise.resolve({
      bundleClient: () => Promise.resolve({ script: '', styles: '' }),
      renderPage: () => Promise.resolve(undefined),
      cropPhoto: () => Promise.resolve({ problems: [] }),
    }),
  reportError: (error) => process.stderr.write(`${String(error)}\n`),
})
process.stdout.write(`${address}\n`)
