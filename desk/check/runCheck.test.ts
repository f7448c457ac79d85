import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { copyElection, folder } from '@/guide/testing/fixtures'
import { createPhonePhoto } from '@/build/images/testing/testImages'
import { runCommand, runScript } from '@/lib/testing/runScript'
import { runCheck } from './runCheck'

// The first check loads every module, which takes long on a busy machine.
jest.setTimeout(60_000)

const check = (cwd: string, ...options: readonly string[]) => runCommand(cwd, () => runCheck(options))

const publisher = 'publisher: {name: Friends, funding: Members pay., contact: clerk@anytown.example}\n'

it('prints a summary, warns about a guide without publisher, and succeeds', async () => {
  const copy = copyElection()
  const { status, stdout } = await check(copy.root)
  expect(stdout).toContain('Anytown city election, 2017-11-07: 2 races, 4 candidates, 8 stances. No problems.')
  expect(stdout).toMatch(/3 warnings\. .*\n\n.*election\.yaml, line \d+, publisher, name\n {2}Enter who publishes/)
  expect(status).toBe(0)
  copy.replace('election.yaml', 'races:', `${publisher}races:`)
  expect((await check(copy.root)).stdout).not.toContain('warning')
})

it('warns about stances that have another address than in the last build, and about a photograph with a location', async () => {
  const copy = copyElection()
  copy.write('/public/img/unused.jpg', await createPhonePhoto(60, 80))
  const election = { city: 'Anytown', state: 'Anystate', date: '2017-11-07' }
  const stances = [{ title: 'Trees', text: 'Wants trees.' }]
  copy.write('/out/data/v1/candidates.json', JSON.stringify({ election, candidates: [{ id: 'gone', stances }] }))
  const { status, stdout } = await check(copy.root)
  expect(stdout).toContain(
    `${folder}/candidates/gone.yaml, stances\n  The addresses of key stances change: /profile/gone/stance1/ is gone.`,
  )
  expect(stdout).toMatch(
    /public\/img\/unused\.jpg\n {2}This photograph has the place where it was taken\. Run npm run photos/,
  )
  expect(status).toBe(0)
  expect(runScript('photos.ts', copy.root).stdout).toBe(
    'Removed the metadata of public/img/unused.jpg.\nChanged 1 photograph. The pictures look as before.\n',
  )
  copy.remove('/out')
  expect((await check(copy.root)).stdout).not.toMatch(/location|published addresses/)
})

it('checks the current election and then those of its archive, each with its own warnings, and reports all problems', async () => {
  const copy = copyElection()
  cpSync(join(copy.root, folder), join(copy.root, 'data/anytown-2015'), { recursive: true })
  copy.write('/data/site.yaml', 'current: anytown-2017\narchive: [anytown-2015]\n')
  copy.replace('/data/anytown-2015/election.yaml', 'date: 2017-11-07', 'date: 2017-10-30')
  copy.replace('/data/anytown-2015/election.yaml', 'name: Anytown city election', 'name: Earlier election')
  const election = { city: 'Anytown', state: 'Anystate', date: '2017-10-30' }
  const candidates = [{ id: 'gone', stances: [{ title: 'Trees', text: 'Wants trees.' }] }]
  copy.write('/out/2017-10-30/data/v1/candidates.json', JSON.stringify({ election, candidates }))
  const { stdout } = await check(copy.root)
  expect(stdout).toMatch(
    /^Anytown city election, 2017-11-07: .*\n7 warnings\.[^]*\n\nEarlier election, 2017-10-30: .*\n4 warnings\./,
  )
  expect(stdout).toContain('The addresses of key stances change: /profile/gone/stance1/ is gone.')
  copy.replace('/data/anytown-2015/candidates/bob.yaml', 'race: cityCouncil', 'race: dogCatcher')
  const { status, stderr } = await check(copy.root)
  expect([status, stderr]).toEqual([1, expect.stringContaining('data/anytown-2015/candidates/bob.yaml, line 6, race')])
})

it('reports every problem, also of images, without a stack trace, and fails', async () => {
  const copy = copyElection()
  copy.replace('candidates/ada.yaml', 'party: N/A', 'party: Whig\nsrc: ada.jpg')
  copy.replace('candidates/cy.yaml', 'race: mayor', 'race: dogCatcher')
  copy.replace('candidates/bob.yaml', 'incumbent:', 'src: bob.png\nincumbent:')
  copy.write('/public/img/ada.jpg', 'not an image')
  copy.write('/public/img/bob.png', '')
  const { status, stderr } = await check(copy.root)
  expect(status).toBe(1)
  expect(stderr).toContain('4 problems')
  expect(stderr).toContain(`${folder}/candidates/cy.yaml, line 6, race`)
  expect(stderr).toContain(`${folder}/candidates/ada.yaml, line 9, src`)
  expect(stderr).toMatch(/bob\.yaml, line \d+, src\n {2}This photograph is /)
  expect(stderr).not.toMatch(/^\s+at |sharp|vips/m)
})

it('tidies up after a save that was interrupted, and says so', async () => {
  const copy = copyElection()
  copy.write('.0b4c7c1e-1111-4222-8333-444455556666-0.new.tmp', 'city:')
  expect((await check(copy.root)).stderr).toMatch(/^Removed temporary files of a save that was interrupted .*\n$/)
})

it('annotates the lines of the files for GitHub, prints the same text, and fails', async () => {
  const copy = copyElection()
  copy.replace('candidates/ada.yaml', 'party: N/A', 'party: [Whig]')
  const { status, stdout, stderr } = await check(copy.root, '--format', 'github')
  expect(status).toBe(1)
  expect(stdout).toContain(`::error file=${folder}/candidates/ada.yaml,line=8,col=1,title=party::Enter `)
  expect(stderr).toContain(`${folder}/candidates/ada.yaml, line 8, party`)
})

it('prints problems and warnings as JSON', async () => {
  const copy = copyElection()
  const read = async () => {
    const { status, stdout } = await check(copy.root, '--format', 'json')
    return { status, report: JSON.parse(stdout) as { problems: unknown[]; warnings: unknown[] } }
  }
  const valid = await read()
  expect(valid).toMatchObject({ status: 0, report: { version: 1, problems: [] } })
  expect(valid.report.warnings).toHaveLength(3)
  copy.replace('election.yaml', 'nonpartisan: true', 'nonpartisan: maybe')
  const { status, report } = await read()
  expect(status).toBe(1)
  expect(report.warnings).toEqual([])
  expect(report.problems).toEqual([
    expect.objectContaining({
      file: `${folder}/election.yaml`,
      column: 1,
      field: 'nonpartisan',
      message: expect.stringContaining('Choose “Yes” or “No”.'),
    }),
  ])
})

it('lists the tasks of an election after the usual report, and writes one row per task as CSV', async () => {
  const { root } = copyElection()
  const { status, stdout } = await check(root, '--todo', '--csv', 'tasks.csv')
  expect(status).toBe(0)
  expect(stdout).toMatch(/No problems\.\n[^]*\n\nCity Council\n\nAda Byron \(ada\)\n- [^]*\n\nMayor\n/)
  const rows = parse(readFileSync(join(root, 'tasks.csv'), 'utf8'), { columns: true, bom: true })
  expect(rows.length).toBeGreaterThan(3)
  expect(stdout.endsWith(`\n${rows.length} tasks. None of them stops a build.\nWrote tasks.csv.\n`)).toBe(true)
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
