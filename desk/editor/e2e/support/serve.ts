/** Starts the editor of another project folder: `tsx serve.ts ROOT PORT [FOLDER]`. Prints its address. */
import { connectServices } from '@/desk/editor/connectServices'
import { startEditor } from '@/desk/editor/server/startEditor'

const [root = '', port = '', folder] = process.argv.slice(2)
const { address } = await startEditor({
  root,
  folder,
  port: Number(port),
  loadServices: () => connectServices(root, folder),
  reportError: (error) => process.stderr.write(`${String(error)}\n`),
})
process.stdout.write(`${address}\n`)
