import type { Files } from '@/guide/files/files'

/** For tests: files with text, by path. */
export function createFiles(texts: Readonly<Record<string, string>>): Files {
  return new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]))
}
