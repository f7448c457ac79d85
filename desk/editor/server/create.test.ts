import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/guide'
import { runCommand } from '@/lib/testing/runScript'
import { runCheck } from '@/desk/check/runCheck'
import { folder, useEditor } from './testing/runEditor'

const editor = useEditor()

beforeEach(() => jest.spyOn(console, 'log').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1])
const add = (name: string, photo: Buffer) => editor.send('POST', `/api/photo?name=${encodeURIComponent(name)}`, photo)
const listPhotos = () =>
  readdirSync(editor.root, { recursive: true }).filter((path) => /^public.*jpg$/.test(String(path)))

it('keeps a photograph under a free name, by its content, until a candidate is saved with it', async () => {
  expect((await add('../../Ada Byron!.png', jpeg)).json).toEqual({ src: 'ada-byron.jpg' })
  expect((await add('ada-byron.jpg', jpeg)).json.src).toBe('ada-byron.jpg')
  expect((await add('ada-byron.jpg', Buffer.from([...jpeg, 2]))).json.src).toBe('ada-byron-2.jpg')
  expect(await add('a.jpg', Buffer.from('text'))).toMatchObject({ status: 400 })
  const crop = (src: string, focus = {}) => editor.post('/api/crop', { src, focus })
  expect((await crop('ada-byron.jpg', { horizontal: 30 })).json).toMatchObject({ src: 'ada-byron.jpg', crops: [] })
  expect(await crop('ada-byron.jpg', { horizontal: -1 })).toMatchObject({ status: 400 })
  expect(await crop('eve.jpg')).toMatchObject({ status: 404 })
  expect(listPhotos()).toEqual([])
  const drafts = [await editor.change('candidates/ada.yaml', { src: 'ada-byron.jpg' })]
  const { json } = await editor.post('/api/check', { folder, drafts })
  // The photograph is known, though it is too small.
  expect(json.problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining('is damaged or not an image') }),
  ])

  const saved = await editor.save('candidates/ada.yaml', { src: 'ada-byron.jpg' })
  expect(saved.json.state.undo).toEqual(['candidates/ada.yaml'])
  expect(listPhotos()).toEqual(['public/img/ada-byron.jpg'])
  await editor.post('/api/undo', { folder })
  expect(listPhotos()).toEqual([])
})

it('keeps the photograph of a save that is undone if another candidate has it', async () => {
  await add('ada.jpg', jpeg)
  await editor.save('candidates/ada.yaml', { src: 'ada.jpg' })
  editor.replace('candidates/bob.yaml', 'incumbent:', 'src: ada.jpg\nincumbent:')
  expect(await editor.post('/api/undo', { folder })).toMatchObject({ status: 200 })
  expect(editor.read('candidates/ada.yaml')).not.toContain('ada.jpg')
  expect(listPhotos()).toEqual(['public/img/ada.jpg'])
})

const answers = {
  city: 'Springfield',
  state: 'Anystate',
  date: '2027-11-02',
  title: '',
  'time-zone': 'America/Chicago',
  races: 'Mayor: 1',
}
const other = 'springfield-2027'

/** The step of the workflow that publishes the site. */
const runWorkflowCheck = () => runCommand(editor.root, () => runCheck(['--format', 'github']))

it('creates an election without candidates and sources, opens it, and lists what it needs', async () => {
  const invalid = await editor.post('/api/create', { election: { ...answers, date: 'soon' } })
  expect(invalid).toMatchObject({ status: 422, json: { problems: [{ path: ['date'] }] } })
  const created = await editor.post('/api/create', { election: answers })
  expect(created.json).toMatchObject({ folder: other, title: 'Springfield Elections', report: { problems: [] } })
  expect(loadGuide(readProject(editor.root), other).candidates).toEqual([])
  expect(created.json.report.checklist).toEqual(
    expect.arrayContaining([
      { label: 'Add candidates for Mayor', todo: { file: 'candidates', field: 'race' } },
      { label: 'Add the polling hours', todo: { file: 'election.yaml', field: 'when, hours' } },
    ]),
  )
  expect((await editor.getState()).folder).toBe(other)
})

it('sets which of two elections the site shows, and agrees with the check of the workflow', async () => {
  const { json: created } = await editor.post('/api/create', { election: { ...answers, current: 'new' } })
  expect(created).toMatchObject({ current: other, report: { problems: [] } })
  const { json: changed } = await editor.post('/api/site', { folder, place: 'current' })
  expect(changed).toMatchObject({ current: folder, folder: other, report: { problems: [] } })
  expect(changed.elections).toMatchObject([{ folder }, { folder: other, date: '2027-11-02', isArchived: true }])
  expect(await runWorkflowCheck()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Anytown city election'),
  })
})

it('reports a missing day of the open election once, though the site needs it, too', async () => {
  await editor.post('/api/create', { election: { ...answers, current: 'new' } })
  editor.replace(`/data/${other}/election.yaml`, 'date: 2027-11-02\n', '')
  const { report } = await editor.getState()
  expect(report.problems).toMatchObject([{ file: 'election.yaml', path: ['date'] }])
})

it('archives no election of the day of another one', async () => {
  await editor.post('/api/create', { election: { ...answers, date: '2017-11-07' } })
  const { status, json } = await editor.post('/api/site', { folder: 'springfield-2017', place: 'archive' })
  expect([status, json.message]).toEqual([
    422,
    expect.stringMatching(/^Nothing was saved\. “anytown-2017” and “springfield-2017” are both on 2017-11-07, /),
  ])
  expect(readFileSync(join(editor.root, 'data/site.yaml'), 'utf8')).not.toContain('archive')
})

it.each([
  ['the file of the site is missing', () => editor.remove('/data/site.yaml'), 'data/site.yaml'],
  [
    'an election of its archive has problems',
    () => {
      editor.write('/data/site.yaml', `current: ${other}\narchive: [${folder}]\n`)
      editor.replace('candidates/ada.yaml', 'party: N/A', 'party: 7')
    },
    `data/${folder}/candidates/ada.yaml`,
  ],
  ['it names no election', () => editor.write('/data/site.yaml', 'current: nowhere\n'), 'data/site.yaml'],
  [
    'the election of the site has problems',
    () => editor.replace('candidates/ada.yaml', 'party: N/A', 'party: 7'),
    `data/${folder}/candidates/ada.yaml`,
  ],
])('reports like the check of the workflow that %s', async (_name, damage, file) => {
  await editor.post('/api/create', { election: answers })
  damage()
  const { report } = await editor.getState()
  expect(report.problems).toMatchObject([{ file }])
  const { status, stdout } = await runWorkflowCheck()
  expect(status).toBe(1)
  expect(stdout.match(/^::error .*/gm)).toEqual([expect.stringContaining(file)])
})
