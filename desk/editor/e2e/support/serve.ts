/**
 * Starts the editor of another project folder: `tsx serve.ts ROOT PORT GITHUB [FOLDER]`. GITHUB is the address that takes the
 * place of GitHub's, or empty. Prints the address of the editor.
 */
import { connectServices } from '@/desk/editor/connectServices'
import { startEditor } from '@/desk/editor/server/startEditor'

const [root = '', port = '', github = '', folder] = process.argv.slice(2)
const { address } = await startEditor({
  root,
  folder,
  port: Number(port),
  loadServices: () => connectServices(root, folder, { api: github || undefined }),
  reportError: (error) => process.stderr.write(`${String(error)}\n`),
})
process.stdout.write(`${address}\n`)
