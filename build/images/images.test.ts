import { existsSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/guide'
import { readElection } from '@/guide/read/election'
import { type Copy, copyElection } from '@/guide/testing/fixtures'
import { aCandidate, aGuide } from '@/guide/testing/factories'
import { openGraphImageSize } from '@/lib/drawing/openGraphImage'
import { FileCache } from '@/lib/fileCache'
import { getPhotoName } from '@/lib/photos'
import { report } from '@/lib/problems'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { checkImages, hasLocation } from './checkImages'
import { stripMetadata } from './stripMetadata'
import { createPhonePhoto, createQuadrants, getCornerColors } from './testing/testImages'
import { writeOpenGraphImages } from './writeImages'
import { nameDrawings, writePhotos } from './writePhotos'

describe('checkImages', () => {
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
})

/** The name of the portrait of a candidate with these fields. */
const nameOf = (fields: Parameters<typeof aCandidate>[0]) =>
  nameDrawings(aGuide({ candidates: [aCandidate(fields)] })).candidates[0]?.photo

it('names a generated portrait after the content of all of them', () => {
  const fields = { id: 'ada', src: 'ada.svg', name: 'Ada Byron', sortName: 'Byron, Ada' }
  const name = nameOf(fields)
  expect(name).toMatch(/^ada-[0-9a-f]{6}$/)
  expect(nameOf({ ...fields, party: 'Independent' })).toBe(name)
  expect(nameOf({ ...fields, sortName: 'Lovelace, Ada' })).not.toBe(name)
})

it('ends the names of all drawings in the same digest, in any order', () => {
  const candidates = ['ada', 'bo'].map((id) => aCandidate({ id, src: `${id}.svg`, name: id, sortName: id }))
  const namesOf = (list: typeof candidates) =>
    nameDrawings(aGuide({ candidates: list })).candidates.map(({ photo }) => photo!.split('-'))
  const [ada, bo] = namesOf(candidates)
  expect([ada![0], bo]).toEqual(['ada', ['bo', ada![1]]])
  expect(namesOf(candidates.toReversed())).toEqual([bo, ada])
  expect(namesOf(candidates.slice(1))).not.toEqual([bo])
})

it('keeps the name of a photograph', () => {
  expect(nameOf({ src: 'ada.jpg', photo: 'ada-0123456789' })).toBe('ada-0123456789')
})

const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>42,25N</exif:GPSLatitude></x:xmpmeta>'

/** A photograph as phones and image editors write it, stored sideways. */
const createPhoto = async (type: 'jpeg' | 'png' | 'webp', options = {}) =>
  sharp(await createPhonePhoto(60, 80))
    .keepMetadata()
    .withIccProfile('p3')
    .withXmp(xmp)
    .toFormat(type, options)
    .toBuffer()

const readPixels = (photo: Buffer) => sharp(photo).raw().toBuffer()

it.each([
  ['a JPEG', () => createPhoto('jpeg')],
  ['a progressive JPEG', () => createPhoto('jpeg', { progressive: true })],
  ['a JPEG with a video at its end', async () => Buffer.concat([await createPhoto('jpeg'), Buffer.from('Some maker')])],
  ['a JPEG with a comment', async () => insert(await createPhoto('jpeg'), '\u00FF\u00FE\0\u000CSome maker')],
  ['a JPEG with fill bytes', async () => insert(await createPhoto('jpeg'), '\u00FF\u00FF\u00FF')],
  ['a PNG', () => createPhoto('png')],
  ['a WebP', () => createPhoto('webp')],
  ['a lossless WebP', () => createPhoto('webp', { lossless: true })],
] as const)('keeps pixels, colors and orientation of %s, and nothing else', async (_name, create) => {
  const photo = await create()
  const before = await sharp(photo).metadata()
  expect(hasLocation(before)).toBe(true)
  const stripped = stripMetadata(photo, before.orientation) ?? Buffer.alloc(0)
  const after = await sharp(stripped, { failOn: 'warning' }).metadata()
  expect(stripped.toString('latin1')).not.toMatch(/Some maker|GPS|xmpmeta|http:/)
  expect(hasLocation(after)).toBe(false)
  expect([after.orientation, after.xmp, after.iptc, after.icc]).toEqual([6, undefined, undefined, before.icc])
  expect(await readPixels(stripped)).toEqual(await readPixels(photo))
  const upright = await sharp(stripped).autoOrient().toBuffer()
  expect(await getCornerColors(upright)).toEqual(['red', 'green', 'blue', 'white'])
  expect(stripMetadata(stripped, after.orientation)).toEqual(stripped)
})

/** Inserts bytes after the first two. */
function insert(photo: Buffer, text: string): Buffer {
  return Buffer.concat([photo.subarray(0, 2), Buffer.from(text, 'latin1'), photo.subarray(2)])
}

it('leaves a photograph without metadata as it is', async () => {
  for (const type of ['jpeg', 'png', 'webp'] as const) {
    const photo = await createQuadrants(20, 20).toFormat(type).toBuffer()
    expect(stripMetadata(photo)).toEqual(photo)
  }
})

it('returns nothing for other files, and for damaged ones', async () => {
  const starts = ['\u00FF\u00D8\u00FF', '\u0089PNG\r\n\u001A\n', 'RIFF\0\0\0\0WEBP', '', 'GIF89a']
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 60 }), (start, rest) => {
      const file = Buffer.concat([Buffer.from(start, 'latin1'), rest])
      const stripped = stripMetadata(file)
      expect(stripped === undefined || stripped.length <= file.length).toBe(true)
    }),
  )
  const photo = await createPhoto('jpeg')
  expect(stripMetadata(photo.subarray(0, photo.length / 2))).toBeUndefined()
})

it('finds no location in a photograph that has only a camera', async () => {
  const photo = await createQuadrants(20, 20)
    .withExif({ IFD0: { Make: 'Some maker' }, IFD3: { GPSVersionID: '2 3 0 0' } })
    .jpeg()
    .toBuffer()
  expect(hasLocation(await sharp(photo).metadata())).toBe(false)
})

describe('writeOpenGraphImages', () => {
  const out = createTemporaryFolder()

  /** Writes an image, and returns it and the number of drawn images. */
  async function build(heading: string) {
    const cache = new FileCache(join(out, 'cache'), '')
    const image = {
      path: '/og/ada.png',
      isMirrored: false,
      siteTitle: 'Anytown',
      heading,
      details: ['Mayor', 'November 7'],
    } as const
    await writeOpenGraphImages(out, [image], cache)
    return { png: readFileSync(join(out, image.path)), drawCount: cache.missCount }
  }

  it('writes a PNG, and draws it again only after its text has changed', async () => {
    const first = await build('Ada')
    expect(await sharp(first.png).metadata()).toMatchObject({ format: 'png', ...openGraphImageSize })
    expect(first.drawCount).toBe(1)
    expect(await build('Ada')).toEqual({ png: first.png, drawCount: 0 })
    const changed = await build('Ada L')
    expect(changed.drawCount).toBe(1)
    expect(changed.png).not.toEqual(first.png)
  })
})

type Write = Copy['write']

/** Creates an election with a photograph of Ada, and an export into which Next.js has copied all images. */
async function createProject() {
  const copy = copyElection()
  copy.replace('candidates/ada.yaml', 'incumbent: true', 'src: ada.jpeg\nincumbent: true')
  const photo = await createPhonePhoto(1000, 1500)
  for (const parent of ['public', 'out'])
    for (const [file, content] of Object.entries({ 'ada.jpeg': photo, 'other.jpg': 'a person', '.gitkeep': '' }))
      copy.write(`/${parent}/img/${file}`, content)
  copy.write('/out/img/bob.svg', 'placeholder portrait')
  const folders = {
    images: join(copy.root, 'public', 'img'),
    out: join(copy.root, 'out'),
    cache: join(copy.root, 'cache'),
  }
  return { ...copy, folders, run: async () => writePhotos(loadGuide(readProject(copy.root)).candidates, folders) }
}

/** Files in the export's image folder, with `DIGEST` for each digest. */
function listImages(out: string): string[] {
  return readdirSync(join(out, 'img'), { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(out, 'img', file)).isFile())
    .map((file) => file.replace(/-[0-9a-f]{6}-/, '-DIGEST-'))
    .toSorted()
}

const croppedFiles = ['208', '320', '480'].flatMap((width) =>
  ['avif', 'jpg', 'webp'].map((type) => `photos/ada-DIGEST-${width}.${type}`),
)

it('exports cropped photographs, the largest in place of the original, and removes unused images', async () => {
  const { folders, run } = await createProject()
  expect(await run()).toEqual({ cropCount: 1, unused: ['other.jpg'] })
  expect(listImages(folders.out)).toEqual(['ada.jpeg', 'bob.svg', ...croppedFiles])
  const file = readFileSync(join(folders.out, 'img', 'ada.jpeg'))
  const { format, width, height, exif } = await sharp(file).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 480, height: 600 })
})

it('copies a drawing to its name with a digest', async () => {
  const { root, folders } = await createProject()
  const photo = getPhotoName('bob.svg', Buffer.from('placeholder portrait'))
  const candidates = loadGuide(readProject(root)).candidates.map((candidate) =>
    candidate.id === 'bob' ? { ...candidate, photo } : candidate,
  )
  await writePhotos(candidates, folders)
  for (const file of ['bob.svg', `photos/${photo}.svg`])
    expect(readFileSync(join(folders.out, 'img', file), 'utf8')).toBe('placeholder portrait')
})

it('crops a photograph again only after it has changed', async () => {
  const { folders, run, write } = await createProject()
  await run()
  const files = listImages(folders.out)
  const portrait = readFileSync(join(folders.out, 'img', 'ada.jpeg'))
  expect((await run()).cropCount).toBe(0)
  expect(listImages(folders.out)).toEqual(files)
  expect(readFileSync(join(folders.out, 'img', 'ada.jpeg'))).toEqual(portrait)
  write('/public/img/ada.jpeg', await createQuadrants(600, 750).jpeg().toBuffer())
  expect((await run()).cropCount).toBe(1)
})

it('crops a photograph of two candidates once, or at the focus of each, and publishes the first crop in its type', async () => {
  const { folders, write, replace, run } = await createProject()
  const photo = await createQuadrants(1200, 600).png().toBuffer()
  for (const parent of ['public', 'out']) write(`/${parent}/img/two.png`, photo)
  for (const id of ['cy', 'dee']) replace(`candidates/${id}.yaml`, 'incumbent:', 'src: two.png\nincumbent:')
  expect((await run()).cropCount).toBe(2)
  expect(listImages(folders.out)).toHaveLength(3 + 2 * croppedFiles.length)
  replace('candidates/cy.yaml', 'two.png', 'two.png\nphotoFocus: { horizontal: 0 }')
  replace('candidates/dee.yaml', 'two.png', 'two.png\nphotoFocus: { horizontal: 100 }')
  expect((await run()).cropCount).toBe(2)
  expect(listImages(folders.out)).toHaveLength(3 + 3 * croppedFiles.length)
  const published = readFileSync(join(folders.out, 'img', 'two.png'))
  expect((await sharp(published).metadata()).format).toBe('png')
  expect(await getCornerColors(published)).toEqual(['red', 'red', 'blue', 'blue'])
})

it.each([
  [
    'replaced',
    async (write: Write) => write('/public/img/ada.jpeg', await createQuadrants(600, 750).jpeg().toBuffer()),
  ],
  ['deleted', async (_: Write, remove: (file: string) => void) => remove('/public/img/ada.jpeg')],
])('stops if a photograph was %s since the build began, and caches nothing', async (change, edit) => {
  const { root, folders, write, remove } = await createProject()
  const { candidates } = loadGuide(readProject(root))
  await edit(write, remove)
  await expect(writePhotos(candidates, folders)).rejects.toThrow(`This image was ${change} during the build.`)
  expect(existsSync(folders.cache)).toBe(false)
})
