/** For tests: serves an editor of a copy in a process of its own, and prints its address. */
import { startEditor } from '../startEditor'
import { folder, services } from './runEditor'

const [root = ''] = process.argv.slice(2)
const { address } = await startEditor({
  root,
  folder,
  loadServices: () => Promise.resolve(services),
  reportError: (error) => process.stderr.write(`${String(error)}\n`),
})
process.stdout.write(`${address}\n`)
