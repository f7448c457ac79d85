import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { report } from '@/lib/problems'
import { readProject } from '@/guide/files/readProject'
import { readElection } from '@/guide/read/readElection'
import { copyElection } from '@/guide/testing/copyElection'
import { checkImages } from './checkImages'
import { createPhonePhoto, createQuadrants } from './testing/testImages'

const photo = createQuadrants(480, 600)
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path d="M0 0h4v5z"/></svg>'

/** Report about an election with one image. */
async function reportOn(file: string, content: string | Uint8Array): Promise<string> {
  const copy = copyElection()
  copy.write(`/public/img/${file}`, content)
  copy.replace('candidates/ada.yaml', 'incumbent: true', `src: ${file}\nincumbent: true`)
  const problems = await checkImages(readElection(readProject(copy.root)))
  return problems.length === 0 ? 'no problem' : report(problems)
}

function truncate(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2)
}

/** Changes the size in the header only. */
function setJpegSize(file: Buffer, width: number, height: number): Buffer {
  const header = file.indexOf(Buffer.from([0xff, 0xc0]))
  file.writeUInt16BE(height, header + 5)
  file.writeUInt16BE(width, header + 7)
  return file
}

it.each([
  ['a JPEG of the minimum size', 'ada.jpg', () => photo.jpeg().toBuffer()],
  ['a PNG', 'ada.png', () => photo.png().toBuffer()],
  ['a WebP', 'ada.webp', () => photo.webp().toBuffer()],
  ['a photograph that is large enough once rotated', 'ada.jpg', () => createPhonePhoto(480, 600)],
  ['a PNG with the extension of a JPEG', 'ada.jpg', () => photo.png().toBuffer()],
])('accepts %s', async (_name, file, create) => {
  expect(await reportOn(file, await create())).toBe('no problem')
})

const invalidImages: [string, string, () => Promise<string | Uint8Array>, string[]][] = [
  ['an empty file', 'ada.jpg', async () => '', ['This photograph is empty.']],
  [
    'a text file with the extension of an image',
    'ada.jpg',
    async () => 'Call back about the photograph.',
    ['ada.yaml, line 7, src', 'not an image. Use a photograph: JPEG, PNG or WebP.'],
  ],
  ['a truncated JPEG', 'ada.jpg', async () => truncate(await photo.jpeg().toBuffer()), ['truncated or damaged']],
  ['a truncated PNG', 'ada.png', async () => truncate(await photo.png().toBuffer()), ['truncated or damaged']],
  ['a truncated WebP', 'ada.webp', async () => truncate(await photo.webp().toBuffer()), ['damaged']],
  [
    'a phone format that browsers do not support, with the extension of a JPEG',
    'ada.jpg',
    () => photo.avif({ effort: 0 }).toBuffer(),
    ['is in HEIF format', 'save it in an expected format'],
  ],
  ['an SVG with the extension of a PNG', 'ada.png', async () => svg, ['is in SVG format']],
  [
    'a phone format that cannot be decoded at all',
    'ada.jpg',
    async () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(1000)]),
    ['is in HEIC format', 'save it in an expected format'],
  ],
  [
    'a photograph that is not tall enough',
    'ada.jpg',
    () => createQuadrants(900, 599).jpeg().toBuffer(),
    ['has 900 by 599 pixels. Use a photograph of at least 480 by 600 pixels.'],
  ],
  ['a photograph too narrow once rotated', 'ada.jpg', () => createPhonePhoto(479, 700), ['has 479 by 700 pixels']],
  [
    'a photograph with too many bytes',
    'ada.jpg',
    async () => Buffer.concat([await photo.jpeg().toBuffer(), Buffer.alloc(20_000_000)]),
    ['has 20.0 MB. Use a photograph of at most 20 MB.'],
  ],
  [
    'a photograph with too many pixels',
    'ada.jpg',
    async () => setJpegSize(await photo.jpeg({ mozjpeg: false }).toBuffer(), 10_000, 8001),
    ['has 10000 by 8001 pixels. Use a photograph of at most 80 megapixels.'],
  ],
]

it.each(invalidImages)('rejects %s', async (_name, file, create, expected) => {
  const message = await reportOn(file, await create())
  expect(expected.filter((part) => !message.includes(part))).toEqual([])
})

it('rejects a link', async () => {
  const copy = copyElection()
  copy.write('/public/img/photo.jpg', await photo.jpeg().toBuffer())
  symlinkSync('photo.jpg', join(copy.root, 'public/img/ada.jpg'))
  copy.replace('candidates/ada.yaml', 'incumbent: true', 'src: ada.jpg\nincumbent: true')
  const problems = await checkImages(readElection(readProject(copy.root)))
  expect(report(problems)).toMatch(/ada\.yaml, line \d+, src\n {2}“ada\.jpg” is a symbolic link/)
})

it('ignores unused images and missing ones', async () => {
  const copy = copyElection()
  copy.write('/public/img/old.jpg', 'not an image')
  copy.replace('candidates/bob.yaml', 'incumbent:', 'src: missing.jpg\nincumbent:')
  expect(await checkImages(readElection(readProject(copy.root)))).toEqual([])
})
