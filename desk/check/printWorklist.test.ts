import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { copyElection } from '@/guide/testing/fixtures'
import { runCheck } from './runCheck'
import { runCommand } from '@/lib/testing/runScript'

// The first check loads every module, which takes long on a busy machine.
jest.setTimeout(60_000)

const check = (cwd: string, ...options: readonly string[]) => runCommand(cwd, () => runCheck(options))

it('lists the tasks of an election after the usual report, and writes one row per task as CSV', async () => {
  const { root } = copyElection()
  const { status, stdout } = await check(root, '--todo', '--csv', 'tasks.csv')
  expect(status).toBe(0)
  expect(stdout).toMatch(/No problems\.\n[^]*\n\nCity Council\n\nAda Byron \(ada\)\n- [^]*\n\nMayor\n/)
  const rows = parse(readFileSync(join(root, 'tasks.csv'), 'utf8'), { columns: true, bom: true })
  expect(rows.length).toBeGreaterThan(3)
  expect(stdout.endsWith(`\n${rows.length} tasks. None of them stops a build.\nWrote tasks.csv.\n`)).toBe(true)
})

it('lists no tasks and writes nothing if there are problems, and fails', async () => {
  const copy = copyElection()
  copy.replace('candidates/ada.yaml', 'party: N/A', 'party: [Whig]')
  const { status, stdout, stderr } = await check(copy.root, '--todo', '--csv', 'tasks.csv')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('1 problem. Nothing was built.')
  expect(existsSync(join(copy.root, 'tasks.csv'))).toBe(false)
})

it('explains a folder that does not exist, and fails', async () => {
  const { status, stderr } = await check(copyElection().root, '--todo', '--csv', 'missing/tasks.csv')
  expect(status).toBe(1)
  expect(stderr).toContain('The folder “missing” does not exist.')
  expect(stderr).not.toMatch(/^\s+at /m)
})

it('states once that no website answers, and lists the other tasks', async () => {
  // The hosts of the fixture are under .example, which no name server resolves.
  const { status, stdout } = await check(copyElection().root, '--todo', '--links')
  expect(status).toBe(0)
  expect(stdout.match(/No website answers/g)).toHaveLength(1)
  expect(stdout).not.toContain('The address fails')
  expect(stdout).toMatch(/\n\d+ tasks\. /)
})
