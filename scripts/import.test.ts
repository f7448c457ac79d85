import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCheck } from '@/desk/check/runCheck'
import { copyElection, folder } from '@/guide/testing/fixtures'
import { spawnKilled } from '@/lib/transaction/testing/spawnKilled'
import { runCommand, runScript } from '@/lib/testing/runScript'

// Each command starts a process.
jest.setTimeout(30_000)

const run = (cwd: string, script: string, ...args: readonly string[]) => runScript(script, cwd, args)

it('exports a workbook that imports without a change, and names the election before', () => {
  const { root } = copyElection()
  const election = 'Election: Anytown City Elections, November 7, 2017 (data/anytown-2017)\n'
  const wrote = { status: 0, stdout: `${election}Wrote guide.xlsx.\n` }
  expect(run(root, 'export.ts', 'guide.xlsx')).toMatchObject(wrote)
  const { status, stdout } = run(root, 'import.ts', 'guide.xlsx')
  expect(stdout).toContain(election)
  expect(stdout).toContain('There is nothing to write.')
  expect(status).toBe(0)
})

it.each([
  [20, 'Removed temporary files', false],
  [28, 'Finished a save that was interrupted: ', true],
])(
  'writes all files or none if kill -9 ends it at step %d, and the next command says so',
  async (step, note, isNew) => {
    const copy = copyElection()
    const ids = ['ada', 'bob', 'cy', 'dee', 'eve', 'fox', 'gil', 'hal']
    const names = ids.map((id, index) => `${id},${id} new,${index < 4 ? '' : 'cityCouncil'},notice`)
    copy.write('/people.csv', ['Id,Name,Race,Sources', ...names].join('\n'))
    const program = spawnKilled('scripts/import.ts', copy.root, ['people.csv', '--yes'], step)
    program.stdout?.resume()
    expect(await once(program, 'exit')).toEqual([null, 'SIGKILL'])
    const { stderr } = await runCommand(copy.root, () => runCheck([]))
    expect(stderr).toContain(note)
    const candidates = join(copy.root, folder, 'candidates')
    const found = readdirSync(candidates).filter((name) =>
      readFileSync(join(candidates, name), 'utf8').includes(' new'),
    )
    expect(found).toEqual(isNew ? ids.map((id) => `${id}.yaml`) : [])
    expect(readdirSync(candidates)).toHaveLength(isNew ? 8 : 4)
  },
)
