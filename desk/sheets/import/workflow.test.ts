import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'

interface Step {
  readonly id?: string
  readonly name?: string
  readonly run?: string
}

const workflow = parse(readFileSync('.github/workflows/sheet.yml', 'utf8')) as {
  readonly jobs: Readonly<Record<'find' | 'import', { readonly steps: readonly Step[] }>>
}
const steps = [...workflow.jobs.find.steps, ...workflow.jobs.import.steps]

/** Runs the script of a step as GitHub does. Returns its outputs. */
function runStep(title: string, cwd: string, variables: Readonly<Record<string, string>> = {}) {
  const script = steps.find(({ id, name }) => id === title || name === title)?.run ?? ''
  const output = join(createTemporaryFolder({ output: '' }), 'output')
  const env = { NODE_ENV: 'test' as const, PATH: process.env['PATH'], HOME: cwd, GITHUB_OUTPUT: output, ...variables }
  const { status } = spawnSync('bash', ['-e', '-c', script], { cwd, env })
  return { status, output: readFileSync(output, 'utf8').trim() }
}

const withSheet = 'city: Anytown\nsheet:\n  - https://sheets.example/a.csv\n'

it.each([
  ['the only election', { a: withSheet }, {}, 'exists=true'],
  ['none of them', { a: 'city: Anytown # sheet:\n' }, {}, ''],
  ['the election of the site', { a: withSheet, b: '', site: 'current: "a" # 2027\n' }, {}, 'exists=true'],
  ['another election', { a: withSheet, b: '', site: 'current: b # 2027\n' }, {}, ''],
  ['another one than that of the variable', { a: withSheet, b: '' }, { ELECTION: 'b' }, ''],
])('finds the spreadsheet of %s', (_, texts, variables, output) => {
  const files = Object.entries(texts).map(
    ([name, text]) => [name === 'site' ? 'site' : `${name}/election`, text] as const,
  )
  const folder = createTemporaryFolder(Object.fromEntries(files.map(([name, text]) => [`data/${name}.yaml`, text])))
  expect(runStep('find', folder, variables)).toEqual({ status: 0, output })
})

it('pushes what has changed, starts the deployment, and never forces a push', () => {
  const folder = createTemporaryFolder({
    'bin/gh': '#!/bin/sh\necho "$@" >> "$HOME/gh.log"\n',
    'main/data/a.yaml': 'a: 1\n',
    'main/public/img/.gitkeep': '',
    'main/other.txt': '',
  })
  chmodSync(join(folder, 'bin', 'gh'), 0o755)
  const variables = { GITHUB_REF_NAME: 'main', PATH: `${join(folder, 'bin')}:${process.env['PATH']}` }
  const git = (cwd: string, ...args: readonly string[]) => {
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@guide.example']
    return spawnSync('git', [...identity, ...args], { cwd: join(folder, cwd), encoding: 'utf8' }).stdout
  }
  git('.', 'init', '--quiet', '--bare', '--initial-branch', 'main', 'remote')
  git('main', 'init', '--quiet', '--initial-branch', 'main')
  git('main', 'add', '--all')
  git('main', 'commit', '--quiet', '--message', 'start')
  git('main', 'remote', 'add', 'origin', join(folder, 'remote'))
  git('main', 'push', '--quiet', 'origin', 'main')
  const main = join(folder, 'main')

  writeFiles(main, { 'other.txt': 'not part of the data' })
  expect(runStep('changes', main)).toEqual({ status: 0, output: '' })
  writeFiles(main, { 'data/a.yaml': 'a: 2\n', 'data/b.yaml': 'b: 1\n' })
  expect(runStep('changes', main)).toEqual({ status: 0, output: 'exist=true' })
  expect(runStep('Push and publish the changes', main, variables).status).toBe(0)
  expect(git('remote', 'log', '--format=%an: %s', '--name-only', '-1', 'main').trim().split('\n')).toEqual([
    'github-actions[bot]: chore: import the spreadsheet',
    '',
    'data/a.yaml',
    'data/b.yaml',
  ])
  const log = join(main, 'gh.log')
  expect(readFileSync(log, 'utf8')).toBe('auth setup-git\nworkflow run publish.yml --ref main\n')

  git('.', 'clone', '--quiet', 'remote', 'other')
  git('other', 'commit', '--quiet', '--allow-empty', '--message', 'other')
  git('other', 'push', '--quiet', 'origin', 'main')
  writeFiles(main, { 'data/a.yaml': 'a: 3\n' })
  runStep('changes', main)
  expect(runStep('Push and publish the changes', main, variables).status).not.toBe(0)
  expect(git('remote', 'log', '--format=%s', '-1', 'main')).toBe('other\n')
  expect(readFileSync(log, 'utf8').match(/workflow run/g)).toHaveLength(1)
})
