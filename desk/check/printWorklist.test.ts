/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { copyElection, removeCopies } from '@/guide/testing/copyElection'
import { runScript } from '@/lib/testing/runScript'

afterAll(removeCopies)

const check = (cwd: string, ...options: readonly string[]) => runScript('check.ts', cwd, options)

it('lists the tasks of an election after the usual report, and writes one row per task as CSV', () => {
  const { root } = copyElection()
  const { status, stdout } = check(root, '--todo', '--csv', 'tasks.csv')
  expect(status).toBe(0)
  expect(stdout).toMatch(/No problems\.\n[^]*\n\nCity Council\n\nAda Byron \(ada\)\n- [^]*\n\nMayor\n/)
  const rows = parse(readFileSync(join(root, 'tasks.csv'), 'utf8'), { columns: true, bom: true })
  expect(rows.length).toBeGreaterThan(3)
  expect(stdout.endsWith(`\n${rows.length} tasks. None of them stops a build.\nWrote tasks.csv.\n`)).toBe(true)
})

it('lists no tasks and writes nothing if there are problems, and fails', () => {
  const copy = copyElection()
  copy.replace('candidates/ada.yaml', 'party: N/A', 'party: [Whig]')
  const { status, stdout, stderr } = check(copy.root, '--todo', '--csv', 'tasks.csv')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('1 problem. Nothing was built.')
  expect(existsSync(join(copy.root, 'tasks.csv'))).toBe(false)
})

it('explains a folder that does not exist, and fails', () => {
  const { status, stderr } = check(copyElection().root, '--todo', '--csv', 'missing/tasks.csv')
  expect(status).toBe(1)
  expect(stderr).toContain('found: the folder "missing", which does not exist')
  expect(stderr).not.toMatch(/^\s+at /m)
})

it('states once that no website answers, and lists the other tasks', () => {
  // The hosts of the fixture are under .example, which no name server resolves.
  const { status, stdout } = check(copyElection().root, '--todo', '--links')
  expect(status).toBe(0)
  expect(stdout.match(/No website answers/g)).toHaveLength(1)
  expect(stdout).not.toContain('The address fails')
  expect(stdout).toMatch(/\n\d+ tasks\. /)
})
