import { readdirSync, readFileSync } from 'node:fs'
import { dependencies, devDependencies, scripts } from '../package.json'
import { settingNames } from '@/lib/env'

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
