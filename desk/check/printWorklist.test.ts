/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { copyElection, removeCopies } from '@/guide/testing/copyElection'
import { measureWidth } from './displayWidth'
import { runScript } from '@/lib/testing/runScript'

afterAll(removeCopies)

const check = (cwd: string, ...options: readonly string[]) => runScript('check.ts', cwd, options)

it('lists the tasks of an election after the usual report, and succeeds', () => {
  const { status, stdout } = check(process.cwd(), '--todo')
  expect(status).toBe(0)
  expect(stdout).toContain('21 candidates, 60 stances. No problems.')
  const [, tables = ''] = stdout.split('\n\nCity Council\n')
  expect(tables).toMatch(/\n\nSchool Committee\n[^]*\n\nMayor\n/)
  expect(tables).toMatch(/\n\n\d+ tasks\. None of them stops a build\.\n$/)
  for (const line of tables.split('\n')) expect(measureWidth(line)).toBeLessThanOrEqual(80)
  // oxlint-disable-next-line no-control-regex -- color codes begin with it
  expect(stdout).not.toMatch(/\u001B/)
  expect(check(process.cwd(), '--todo').stdout).toBe(stdout)
})

it('writes one row per task as CSV', () => {
  const { root } = copyElection()
  const { status, stdout } = check(root, '--todo', '--csv', 'tasks.csv')
  expect(status).toBe(0)
  expect(stdout).toContain('\nWrote tasks.csv.\n')
  const rows = parse(readFileSync(join(root, 'tasks.csv'), 'utf8'), { columns: true, bom: true })
  expect(stdout).toContain(`\n${rows.length} tasks. `)
  expect(rows.length).toBeGreaterThan(3)
})

it('lists no tasks and writes nothing if there are problems, and fails', () => {
  const copy = copyElection()
  copy.replace('candidates/ada.yaml', 'party: N/A', 'party: [Whig]')
  const { status, stdout, stderr } = check(copy.root, '--todo', '--csv', 'tasks.csv')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('1 problem. Nothing was built.')
  expect(existsSync(join(copy.root, 'tasks.csv'))).toBe(false)
})

it('explains a folder that does not exist and an option without --todo, and fails', () => {
  const { root } = copyElection()
  const missing = check(root, '--todo', '--csv', 'missing/tasks.csv')
  expect(missing.status).toBe(1)
  expect(missing.stderr).toContain('found: the folder "missing", which does not exist')
  expect(missing.stderr).not.toMatch(/^\s+at /m)
  const alone = check(root, '--links')
  expect([alone.status, alone.stdout]).toEqual([1, ''])
  expect(alone.stderr).toContain('expected: --links together with --todo')
})

it('states once that no website answers, and lists the other tasks', () => {
  // The hosts of the fixture are under .example, which no name server resolves.
  const { status, stdout } = check(copyElection().root, '--todo', '--links')
  expect(status).toBe(0)
  expect(stdout.match(/No website answers/g)).toHaveLength(1)
  expect(stdout).not.toContain('The address fails')
  expect(stdout).toMatch(/\n\d+ tasks\. /)
})
