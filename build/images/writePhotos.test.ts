import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/loadGuide'
import { copyElection, type Copy } from '@/guide/testing/copyElection'
import { writePhotos } from './writePhotos'
import { getPhotoName } from '@/lib/photos'
import { createPhonePhoto, createQuadrants, getCornerColors } from './testing/testImages'

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

it('crops a photograph of two candidates once, and keeps a PNG original as a PNG', async () => {
  const { folders, write, replace, run } = await createProject()
  const png = await createQuadrants(480, 600).png().toBuffer()
  for (const parent of ['public', 'out']) write(`/${parent}/img/two.png`, png)
  replace('candidates/cy.yaml', 'incumbent:', 'src: two.png\nincumbent:')
  replace('candidates/dee.yaml', 'incumbent:', 'src: two.png\nincumbent:')
  expect((await run()).cropCount).toBe(2)
  expect((await sharp(join(folders.out, 'img', 'two.png')).metadata()).format).toBe('png')
  expect(listImages(folders.out)).toHaveLength(3 + 2 * croppedFiles.length)
})

it('crops a photograph of two candidates at the focus of each, and publishes the first crop as open data', async () => {
  const { folders, write, replace, run } = await createProject()
  const photo = await createQuadrants(1200, 600).png().toBuffer()
  for (const parent of ['public', 'out']) write(`/${parent}/img/two.png`, photo)
  replace('candidates/cy.yaml', 'incumbent:', 'src: two.png\nphotoFocus: { horizontal: 0 }\nincumbent:')
  replace('candidates/dee.yaml', 'incumbent:', 'src: two.png\nphotoFocus: { horizontal: 100 }\nincumbent:')
  expect((await run()).cropCount).toBe(3)
  const crops = listImages(folders.out).filter((file) => file.startsWith('photos/two-'))
  expect(crops).toHaveLength(2 * croppedFiles.length)
  const colors = await getCornerColors(readFileSync(join(folders.out, 'img', 'two.png')))
  expect(colors).toEqual(['red', 'red', 'blue', 'blue'])
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
