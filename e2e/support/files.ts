import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@/lib/listFiles'

/** Content of every file in a folder, by its path from there. */
export function readFiles(folder: string): Map<string, Buffer> {
  return new Map(listFiles(folder).map((name) => [name, readFileSync(join(folder, name))]))
}

/** Paths of the pages in a folder. */
export function listPages(folder: string): string[] {
  return listFiles(folder).filter((name) => name.endsWith('.html'))
}

/** Names of the files that contain a text. */
export function filesWith(folder: string, text: string | RegExp): string[] {
  return [...readFiles(folder)].flatMap(([name, content]) => {
    const string = content.toString('utf8')
    return (typeof text === 'string' ? string.includes(text) : text.test(string)) ? [name] : []
  })
}
