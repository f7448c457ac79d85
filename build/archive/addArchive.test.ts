import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnv } from '@/lib/env'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { addArchive } from './addArchive'

it('keeps the feed at the root in a language that only archived elections have', () => {
  const feeds = (...languages: readonly string[]) => languages.map((language) => `${language}/corrections.atom`)
  const folder = createTemporaryFolder({ 'index.html': 'current', 'corrections.atom': 'current' })
  const archive = ['/2025-11-04', '/2023-11-07'].map((path, index) => {
    const languages = index === 0 ? ['en', 'es'] : ['en', 'es', 'ht']
    const files = ['corrections.atom', ...feeds(...languages.slice(1)).flatMap((feed) => [feed, `${feed}.gz`])]
    const paths = files.map((file) => `${path.slice(1)}/${file}`)
    const from = createTemporaryFolder(Object.fromEntries(paths.map((file) => [file, path])))
    const digests = new Map(paths.map((file) => [file, '']))
    return { date: path.slice(1), path, languages, images: [], photos: [], folder: from, digests, sheets: {} }
  })
  addArchive(folder, '2027-11-02', archive, readEnv({}))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(['corrections.atom', ...feeds('es', 'ht')].map(read)).toEqual(['current', '/2025-11-04', '/2023-11-07'])
  expect(read('ht/corrections.atom.gz')).toBe('/2023-11-07')
  expect(existsSync(join(folder, 'ht/corrections.atom.br'))).toBe(false)
})
