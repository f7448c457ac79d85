import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dependencies, devDependencies, scripts } from '../package.json'
import { settingNames } from '@/lib/env'
import { listContentFiles } from '@/lib/listFiles'

const read = (file: string) => readFileSync(file, 'utf8')
const packageList = read('docs/dependencies.md')
const guides = ['CONTRIBUTING.md', 'README.md', 'data/README.md', 'bench/README.md', 'desk/README.md'].concat(
  readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
)
const commands = guides.map(read).join('\n')

it.each(settingNames)('describes the setting %s', (name) => {
  expect(read('docs/publishing.md')).toContain(`\`${name}\``)
})

it.each(Object.keys(scripts))('describes the npm script %s', (name) => {
  expect(commands).toMatch(new RegExp(String.raw`(?:npm (?:run )?|\x60)${name}(?![:\w])`))
})

it.each(Object.keys({ ...dependencies, ...devDependencies }))('gives the reason for the package %s', (name) => {
  const cells = packageList.split('\n').flatMap((line) => line.split('|')[1]?.trim().split(', ') ?? [])
  expect(cells).toContain(name.replace(/^@types\/(?!node$).*/, '@types/*'))
})

/** The files and folders that a section of CONTRIBUTING.md names with their folder. */
function listPaths(section: string): readonly string[] {
  const [, text = ''] = read('CONTRIBUTING.md').split(`\n## ${section}\n`)
  const [own = ''] = text.split('\n## ')
  return [...own.matchAll(/`([\w.[\]-]+\/[\w.[\]/-]*)`/g)].flatMap(([, path = '']) => path)
}

const newField = 'A new field on the profile'

it.each(['A key stance from YAML to the page', newField])('names files that exist in the walk “%s”', (section) => {
  expect(listPaths(section).filter((path) => !existsSync(path))).toEqual([])
})

it('takes a new field of the profile through at most 12 files', () => {
  expect(listPaths(newField).length).toBeLessThanOrEqual(12)
})

it('needs no code for a field that the profile shows, but its declaration, its markup and its place in open data', () => {
  const files = ['app', 'components', 'guide', 'desk', 'build', 'lib'].flatMap((folder) =>
    listContentFiles(folder).map((file) => `${folder}/${file}`),
  )
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/(?:testing|e2e)\//.test(file))
  expect(code.filter((file) => /\bphotoCredit\b/.test(read(file)))).toEqual([
    'components/candidate/Profile/Profile.tsx',
    'guide/fields/candidateFile.ts',
    'guide/open/files.ts',
  ])
})
