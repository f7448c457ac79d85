import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { shortName } from '@/build/styles/shortenNames'

/** A script file of the export that hydrates a client component. */
export type Island = ReturnType<typeof nameIsland>

/**
 * Shortens the class names in the script of an island, and names its file after its text.
 * @returns the path in the folder of Next.js's files, the text, and the short names of classes by those in the export
 * @param file name of the script in the export, like `myBallot.js`
 * @param css all exported styles, which have the names of classes
 */
export function nameIsland(file: string, script: string, css: string) {
  const exported = new Set(css.match(/(?<=\.)[\w-]+/g))
  const classNames = new Map<string, string>()
  // Next.js puts a digest of the module before the name of a class. Nothing else in the script looks the same.
  const text = script.replace(/[\w-]{6,}_[\w-]+/g, (name) => {
    if (!exported.has(name)) return name
    const short = classNames.get(name) ?? shortName(classNames.size)
    classNames.set(name, short)
    return short
  })
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { file: `static/${basename(file, '.js')}-${digest}.js`, text, classNames }
}
