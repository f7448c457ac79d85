/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadGuide } from '@/data/load/loadGuide'
import { useEditor } from './testing/runEditor'

const editor = useEditor()

it('adds a photograph under a free name, by its content, and crops it later', async () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1])
  const add = (name: string, photo: Buffer) =>
    editor.current.send('POST', `/api/photo?name=${encodeURIComponent(name)}`, photo)
  expect((await add('../../Ada Byron!.png', jpeg)).json).toEqual({
    src: 'ada-byron.jpg',
    crop: 'data:image/jpeg;base64,AA==',
  })
  expect((await add('ada-byron.jpg', jpeg)).json.src).toBe('ada-byron.jpg')
  expect((await add('ada-byron.jpg', Buffer.from([...jpeg, 2]))).json.src).toBe('ada-byron-2.jpg')
  expect(readdirSync(join(editor.current.root, 'public', 'img'))).toEqual(['ada-byron-2.jpg', 'ada-byron.jpg'])
  expect(await add('a.jpg', Buffer.from('text'))).toMatchObject({ status: 400 })
  const crop = (src: string) => editor.current.post('/api/crop', { src })
  expect((await crop('ada-byron.jpg')).json).toEqual({ src: 'ada-byron.jpg', crop: 'data:image/jpeg;base64,AA==' })
  expect(await crop('eve.jpg')).toMatchObject({ status: 404 })
})

it('asks the questions of a new election, creates it and opens it', async () => {
  jest.spyOn(console, 'log').mockImplementation()
  const { json } = await editor.current.send('GET', '/api/questions')
  expect(json.questions[0]).toEqual({
    name: 'city',
    text: 'the name of the city, town or region',
    isRequired: true,
  })
  const answers = {
    city: 'Springfield',
    state: 'Anystate',
    date: '2027-11-02',
    title: '',
    'time-zone': 'America/Chicago',
    races: 'Mayor: 1',
    source: 'https://city.example/candidates',
    candidate: '--Ada',
  }
  const invalid = await editor.current.post('/api/create', { election: { ...answers, date: 'soon' } })
  expect(invalid).toMatchObject({ status: 422, json: { problems: [{ path: ['date'], found: '"soon"' }] } })
  const created = await editor.current.post('/api/create', { election: answers })
  expect(created.json).toMatchObject({
    folder: 'springfield-2027',
    title: 'Springfield Elections',
    report: { problems: [] },
  })
  expect(loadGuide(editor.current.root, 'springfield-2027').candidates).toMatchObject([{ name: '--Ada' }])
  expect((await editor.current.getState()).folder).toBe('springfield-2027')
  jest.restoreAllMocks()
})
