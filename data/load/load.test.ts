/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { openData } from '../guide'
import { loadGuide } from './load'
import { copyElection, fixture, guideAfter, problemsAfter, removeCopies } from '../fixtures/copyElection'

afterAll(removeCopies)

const ada = 'candidates/ada.yaml'

it('tells every problem of every file at once', () => {
  const message = problemsAfter(({ replace }) => {
    replace(ada, 'party: N/A', 'party: Whig')
    replace(ada, 'race: cityCouncil', 'race: dogCatcher')
    replace('candidates/bob.yaml', 'incumbent: false', 'incumbent: 7')
    replace('candidates/cy.yaml', '- minutes', '- memory')
    replace('election.yaml', 'voteFor: 7', 'voteFor: seven')
  })
  expect(message).toContain('5 problems')
  for (const part of ['Whig', 'dogCatcher', 'the number 7', 'memory', 'the text "seven"'])
    expect(message).toContain(part)
})

it('leaves out a voting fact below medium certainty', () => {
  const { election } = guideAfter(({ replace }) => replace('election.yaml', 'certainty: medium-high', 'certainty: low'))
  expect(election.when.hours).toBeUndefined()
  expect(election.where.finder).toBeDefined()
})

it('takes a picture that is there, and voting facts that are left out', () => {
  const { candidates, election } = guideAfter(({ replace, write }) => {
    write('/public/img/Ada-1.jpg', 'a picture')
    replace(ada, 'incumbent: true', 'src: Ada-1.jpg\nincumbent: true')
    replace('election.yaml', /where:\n(.*\n)*?\n/.exec(read('election.yaml'))![0], 'where: {}\n')
  })
  const { src, photo } = candidates.find(({ id }) => id === 'ada')!
  expect(src).toBe('Ada-1.jpg')
  expect(photo).toMatch(/^Ada-1-[0-9a-f]{10}$/)
  expect(election.where).toEqual({})
})

it('names the pictures of a photograph, and leaves the open data as it is', () => {
  const guide = guideAfter(({ replace, write }) => {
    write('/public/img/ada.png', 'a photograph')
    write('/public/img/drawing.svg', 'a drawing')
    replace(ada, 'incumbent: true', 'src: ada.png\nincumbent: true')
    replace('candidates/bob.yaml', 'incumbent:', 'src: drawing.svg\nincumbent:')
  })
  const photos = guide.candidates.map(({ id, photo }) => [id, photo?.replace(/[0-9a-f]{10}$/, '')])
  expect(Object.fromEntries(photos)).toEqual({ ada: 'ada-', bob: undefined, cy: undefined, dee: undefined })
  expect(JSON.stringify(openData(guide))).not.toMatch(/photo"|ada-/)
})

it('makes no names of pictures in development, where there are none', () => {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  const { candidates } = guideAfter(({ replace, write }) => {
    write('/public/img/ada.png', 'a photograph')
    replace(ada, 'incumbent: true', 'src: ada.png\nincumbent: true')
  })
  environment.restore()
  expect(candidates.find(({ id }) => id === 'ada')).toMatchObject({ src: 'ada.png', photo: undefined })
})

it("keeps editors' notes and the addresses of unlinked sources out of the guide", () => {
  const text = JSON.stringify(guideAfter(() => {}))
  expect(text).not.toMatch(/editorNote|confidence|certainty|Ask for a photograph|city\.example\/minutes/)
  expect(text).toContain('Minutes of a meeting')
})

it('lists a race by surname, or in ballot order where every candidate has a place', () => {
  const names = (guide: ReturnType<typeof loadGuide>) =>
    guide.candidates.filter(({ race }) => race === 'mayor').map(({ id }) => id)
  expect(names(guideAfter(() => {}))).toEqual(['cy', 'dee'])
  const turned = guideAfter(({ replace }) => {
    replace('candidates/cy.yaml', 'incumbent:', 'ballotOrder: 2\nincumbent:')
    replace('candidates/dee.yaml', 'incumbent:', 'ballotOrder: 1\nincumbent:')
  })
  expect(names(turned)).toEqual(['dee', 'cy'])
})

it('keeps a candidate who withdrew, with date and sources', () => {
  const guide = guideAfter(({ replace }) =>
    replace(ada, 'incumbent:', 'withdrawn: { date: 2023-10-01, sources: [notice] }\nincumbent:'),
  )
  const withdrawn = guide.candidates.find(({ id }) => id === 'ada')?.withdrawn
  expect(withdrawn).toMatchObject({ date: '2023-10-01', sources: [{ id: 'notice' }] })
})

it('cannot be changed once loaded', () => {
  const { candidates } = guideAfter(() => {})
  expect(() => Object.assign(candidates[0]!, { name: 'Nobody' })).toThrow(TypeError)
})

it('asks which election to build when there are several', () => {
  const copy = copyElection()
  copy.write('/data/anytown-2021/election.yaml', 'city: Anytown')
  expect(() => loadGuide(copy.root)).toThrow('ELECTION=anytown-2021')
  expect(loadGuide(copy.root, 'anytown-2023').candidates).toHaveLength(4)
})

function read(file: string): string {
  return readFileSync(`${fixture}/${file}`, 'utf8')
}
