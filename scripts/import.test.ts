import { copyElection } from '@/guide/testing/fixtures'
import { runScript } from '@/lib/testing/runScript'

// Each command starts a process.
jest.setTimeout(30_000)

it('exports a workbook that imports without a change, and names the election before', () => {
  const { root } = copyElection()
  const election = 'Election: Anytown City Elections, November 7, 2017 (data/anytown-2017)\n'
  const wrote = { status: 0, stdout: `${election}Wrote guide.xlsx.\n` }
  expect(runScript('export.ts', root, ['guide.xlsx'])).toMatchObject(wrote)
  const { status, stdout } = runScript('import.ts', root, ['guide.xlsx'])
  expect(stdout).toContain(election)
  expect(stdout).toContain('There is nothing to write.')
  expect(status).toBe(0)
})
