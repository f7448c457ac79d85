/** Facts in files that other programs read, compared with the editors' files. */
import sharp from 'sharp'
import { drawOpenGraphImage } from '@/lib/drawing/drawOpenGraphImage'
import { dataFiles } from '@/guide/open/files'
import { candidaciesOf, editorNotes, raceOf } from './support/election'
import { openData, previewImage } from './support/facts'
import { expect, profilePath, test } from './support/site'

test(
  'the open data has the eight published fields of every running candidate',
  { tag: '@facts' },
  async ({ request, election, root }) => {
    const response = await request.get(`${root}candidates.json`)
    expect(response.headers()['content-type']).toMatch(/^application\/json/)
    const published = (await response.json()) as object[]
    expect(published).toEqual(openData(election))
    const fields = ['id', 'src', 'name', 'position', 'party', 'experience', 'keyStances', 'stanceInfo']
    for (const candidate of published) expect(Object.keys(candidate)).toEqual(fields)
  },
)

test('every portrait in the open data exists', { tag: '@facts' }, async ({ request, election, root }) => {
  for (const { src } of openData(election)) {
    const response = await request.get(`${root}img/${src}`)
    expect([src, response.status(), response.headers()['content-type']?.split('/')[0]]).toEqual([src, 200, 'image'])
  }
})

test(
  'the head of every profile and stance names the candidate and every race, and has the image of the candidate',
  { tag: '@facts' },
  async ({ readPage, election }) => {
    const list = new Intl.ListFormat('en')
    for (const candidate of election.candidates) {
      const races = candidaciesOf(candidate).map((candidacy) => raceOf(election, candidacy))
      const title = `${candidate.name}, ${list.format(races.map(({ name }) => name))}`
      const person = `${candidate.name}, ${list.format(races.map(({ position }) => position))}`
      const parts = [
        ...(candidate.stances.length > 0 ? ['key stances'] : []),
        ...(candidate.experience ? ['experience'] : []),
      ]
      const content = parts.join(' and ') || 'facts'
      const image = previewImage(election, candidate)
      const heads = [
        [
          '',
          `${title} – ${election.title}`,
          `${person}: ${content}, ${candidate.stances.length > 0 ? 'each with its' : 'with'} sources.`,
        ],
        ...candidate.stances.map((stance, index) => [
          `stance${index + 1}/`,
          `${stance.title} – ${title} – ${election.title}`,
          `Where ${person}, stands: ${stance.title}. With the ${stance.date ? 'year and the ' : ''}sources.`,
        ]),
      ]
      for (const [path, ...expected] of heads) {
        const $ = await readPage(profilePath(candidate) + path)
        const read = (name: string) => $(`meta:is([name="${name}"], [property="${name}"])`).attr('content')
        expect([$('title').text(), read('description')]).toEqual(expected)
        expect(read('og:image:alt')).toBe([image.heading, ...image.details, image.siteTitle].join(', '))
        expect(read('og:image')).toMatch(new RegExp(`${image.path}$`))
      }
    }
  },
)

test(
  'the image for link previews shows the name, the race and the date',
  { tag: '@facts' },
  async ({ request, election, root }) => {
    test.slow()
    for (const candidate of election.candidates) {
      const image = previewImage(election, candidate)
      const file = await (await request.get(new URL(`.${image.path}`, root).href)).body()
      expect(await difference(file, Buffer.from(drawOpenGraphImage(image))), image.path).toBeLessThan(0.0005)
    }
  },
)

test(
  'no page and no data file contains a note, a confidence or a certainty of the editors',
  { tag: '@facts' },
  async ({ request, election, paths, root }) => {
    const notes = editorNotes(election)
    const files = dataFiles.map((file) => `${root}data/v1/${file}`)
    for (const path of [...paths, ...files, `${root}candidates.json`]) {
      const text = await (await request.get(path)).text()
      expect([path, ...notes.filter((note) => text.includes(note))]).toEqual([path])
      expect(text, path).not.toMatch(/editorNote|["\\]confidence|["\\]certainty/)
    }
  },
)

/** The share of pixels that clearly differ between two images. The file has few shades of gray. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).removeAlpha().greyscale().raw().toBuffer()))
  if (a === undefined || b === undefined || a.length !== b.length) return 1
  let differing = 0
  for (let index = 0; index < a.length; index++) if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > 48) differing++
  return differing / a.length
}
