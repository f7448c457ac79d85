import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listContentFiles, listFiles } from '@/lib/listFiles'

/** Content of every file in a folder, by its path from there. */
export function readFiles(folder: string): Map<string, Buffer> {
  return new Map(listFiles(folder).map((name) => [name, readFileSync(join(folder, name))]))
}

export function listPages(folder: string): string[] {
  return listFiles(folder).filter((name) => name.endsWith('.html'))
}

/** Names of the files that contain a string, or one of several. Leaves out compressed forms of others. */
export function filesWith(folder: string, text: RegExp | readonly string[]): string[] {
  return listContentFiles(folder).filter((name) => {
    const content = readFileSync(join(folder, name), 'utf8')
    return text instanceof RegExp ? text.test(content) : text.some((each) => content.includes(each))
  })
}
