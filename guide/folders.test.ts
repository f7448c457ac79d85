import { readdirSync, readFileSync } from 'node:fs'

/** Each folder imports only itself and those before it. */
const folders = ['fields', 'words', 'files', 'translations', 'ask', 'read', 'write', 'open']

it.each(folders.map((folder, place) => [folder, place] as const))(
  'guide/%s imports no folder above it',
  (folder, place) => {
    const files = readdirSync(`guide/${folder}`, { recursive: true, encoding: 'utf8' })
    const modules = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    const text = modules.map((file) => readFileSync(`guide/${folder}/${file}`, 'utf8')).join('\n')
    const imported = [...text.matchAll(/'@\/guide\/(\w+)\//g)].map(([, name = '']) => name)
    expect(imported.filter((name) => folders.indexOf(name) > place)).toEqual([])
  },
)
