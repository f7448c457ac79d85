import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

const folder = createTemporaryFolder()

/** Returns the numbers of the lines that the rule reports. */
function lint(lines: readonly string[]): number[] {
  const config = join(folder, '.oxlintrc.json')
  const jsPlugins = [resolve('lib/lint/plugin.mjs')]
  writeFileSync(
    config,
    JSON.stringify({
      plugins: [],
      jsPlugins,
      categories: { correctness: 'off' },
      rules: { 'guide/literal-text': 'error' },
    }),
  )
  writeFileSync(join(folder, 'Sample.tsx'), lines.join('\n'))
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'unix', '--config', config, folder], {
    encoding: 'utf8',
  })
  return [...stdout.matchAll(/Sample\.tsx:(\d+):/g)].map(([, line]) => Number(line)).toSorted((a, b) => a - b)
}

it('rejects text in JSX, in attributes, in metadata and in scripts', () => {
  const lines = [
    'export const a = <p>Page not found</p>',
    'export const b = <>{name}, {isOpen ? "open" : ""}</>',
    'export const c = <p>{`${count} candidates`}</p>',
    'export const d = <img alt="Portrait" />',
    'export const e = <nav aria-label={`Races of ${name}`} />',
    'export const f = <p>{isOpen && "open"}</p>',
    'export const g = { title: "Candidates" }',
    'element.textContent = `${name} won`',
  ]
  expect(lint(lines)).toEqual(lines.map((_, index) => index + 1))
})

it('accepts phrases, punctuation, names of classes and code', () => {
  const lines = [
    'export const a = <p className="lead">{phrases.title}: {name}, {a ? "" : " – "}</p>',
    'export const b = <img alt="" />',
    'export const c = <nav aria-label={phrases.label} data-kind="candidate" />',
    'export const d = <style>{`html{display:none}`}</style>',
    'export const e = { title: { template: `%s – ${title}` } }',
    'element.textContent = name',
  ]
  expect(lint(lines)).toEqual([])
})
