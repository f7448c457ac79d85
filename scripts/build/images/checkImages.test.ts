/** @jest-environment node */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { report } from '@/lib/problems'
import { readElection } from '@/data/load/readElection'
import { copyElection, removeCopies } from '@/data/fixtures/copyElection'
import { checkImages } from './checkImages'
import { fourColors, fromTelephone } from './testImages'

afterAll(removeCopies)

const large = fourColors(480, 600)
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path d="M0 0h4v5z"/></svg>'

/** What an editor reads about one picture. */
async function said(file: string, content: string | Uint8Array): Promise<string> {
  const copy = copyElection()
  copy.write(`/public/img/${file}`, content)
  copy.replace('candidates/ada.yaml', 'incumbent: true', `src: ${file}\nincumbent: true`)
  const problems = await checkImages(readElection(copy.root))
  return problems.length === 0 ? 'no problem' : report(problems)
}

/** A file without its second half. */
function half(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2)
}

it.each([
  ['a JPEG that is just large enough', 'ada.jpg', () => large.jpeg().toBuffer()],
  ['a PNG', 'ada.png', () => large.png().toBuffer()],
  ['a WebP', 'ada.webp', () => large.webp().toBuffer()],
  ['a photograph that is upright once it is turned', 'ada.jpg', () => fromTelephone(480, 600)],
  ['a type that the name does not say, since it is written anew', 'ada.jpg', () => large.png().toBuffer()],
  ['a drawing', 'drawing.svg', async () => svg],
])('has nothing against %s', async (_name, file, make) => {
  expect(await said(file, await make())).toBe('no problem')
})

const faults: [string, string, () => Promise<string | Uint8Array>, string[]][] = [
  ['an empty file', 'ada.jpg', async () => '', ['"ada.jpg", which is empty, damaged, or no picture at all']],
  [
    'a text with the name of a picture',
    'ada.jpg',
    async () => 'Call back about the photograph.',
    ['ada.yaml, line 7, src', 'expected: a photograph: JPEG, PNG or WebP', 'no picture at all'],
  ],
  ['a JPEG that breaks off', 'ada.jpg', async () => half(await large.jpeg().toBuffer()), ['breaks off or is damaged']],
  ['a PNG that breaks off', 'ada.png', async () => half(await large.png().toBuffer()), ['breaks off or is damaged']],
  ['a WebP that breaks off', 'ada.webp', async () => half(await large.webp().toBuffer()), ['damaged']],
  [
    'a type that telephones write and browsers do not read, under the name of another',
    'ada.jpg',
    () => large.avif({ effort: 0 }).toBuffer(),
    ['which is of the type HEIF', 'save it as one of these'],
  ],
  ['a drawing under the name of a photograph', 'ada.png', async () => svg, ['which is of the type SVG']],
  [
    'a photograph that is too low',
    'ada.jpg',
    () => fourColors(900, 599).jpeg().toBuffer(),
    [
      'expected: a photograph of at least 480 by 600 pixels',
      '"ada.jpg", which has 900 by 599 pixels',
      'Use a larger one',
    ],
  ],
  [
    'a photograph that is too narrow once it is turned',
    'ada.jpg',
    () => fromTelephone(479, 700),
    ['which has 479 by 700 pixels'],
  ],
  [
    'a photograph under the name of a drawing',
    'drawing.svg',
    () => large.png().toBuffer(),
    ['expected: an SVG picture', 'which is of the type PNG'],
  ],
  ['a drawing that breaks off', 'drawing.svg', async () => svg.slice(0, 60), ['expected: an SVG picture', 'damaged']],
]

it.each(faults)('refuses %s', async (_name, file, make, expected) => {
  const message = await said(file, await make())
  expect(expected.filter((part) => !message.includes(part))).toEqual([])
})

it('has nothing to say of pictures that no candidate names, and of candidates without one', async () => {
  const copy = copyElection()
  copy.write('/public/img/old.jpg', 'no picture')
  copy.replace('candidates/bob.yaml', 'incumbent:', 'src: missing.jpg\nincumbent:')
  expect(await checkImages(readElection(copy.root))).toEqual([])
})

it('does not change the files it looks into', async () => {
  const copy = copyElection()
  const photo = await sharp(await fromTelephone(600, 800))
    .keepMetadata()
    .toBuffer()
  copy.write('/public/img/ada.jpg', photo)
  copy.replace('candidates/ada.yaml', 'incumbent: true', 'src: ada.jpg\nincumbent: true')
  await checkImages(readElection(copy.root))
  expect(readFileSync(`${copy.root}/public/img/ada.jpg`).equals(photo)).toBe(true)
})
