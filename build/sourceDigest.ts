import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { toPosixPath } from '@/lib/listFiles'
import { messageFolder } from '@/lib/locale/messageFiles'

/** Extensions of files that can affect the type check or the code of a build. The others are content. */
const sourceExtensions = new Set(['.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '.css', '.conf'])

/** Files that tools write. npm's list of the installed packages is digested instead of the packages. */
const generatedEntries = /^(?:\..*|node_modules|out|out-.*|next-env\.d\.ts|phraseTypes\.ts|.*\.tsbuildinfo)$/

const installedPackages = join('node_modules', '.package-lock.json')

/** Digest of the project's code: source files, settings, installed packages and Node.js, not elections and images. */
export function digestSources(root: string, isIgnored = (_file: string) => false): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.platform, process.arch]))
  const installed = existsSync(join(root, installedPackages)) ? [installedPackages] : []
  for (const file of [...listSources(root), ...installed]) {
    if (isIgnored(toPosixPath(file))) continue
    const content = readFileSync(join(root, file))
    hash.update(JSON.stringify([file, content.length])).update(content)
  }
  return hash.digest('hex')
}

/** Without the page text. */
export function digestCode(root: string): string {
  return digestSources(root, (file) => file.startsWith(`${messageFolder}/`))
}

/** Lists source files in alphabetical order, as paths relative to the root. */
function listSources(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !generatedEntries.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return listSources(root, path)
      return entry.isFile() && sourceExtensions.has(extname(path)) ? [path] : []
    })
}
