/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadGuide } from '@/data/load/loadGuide'
import { copyElection, removeCopies } from '@/data/fixtures/copyElection'
import { writePhotos } from './writePhotos'
import { fourColors, fromTelephone } from './testImages'

afterAll(removeCopies)

/** A project whose candidate Ada has a photograph, and its export as Next.js leaves it: with copies of all files. */
async function project() {
  const copy = copyElection()
  copy.replace('candidates/ada.yaml', 'incumbent: true', 'src: ada.jpeg\nincumbent: true')
  const photo = await fromTelephone(1000, 1500)
  for (const place of ['public', 'out'])
    for (const [file, content] of Object.entries({ 'ada.jpeg': photo, 'other.jpg': 'a person', '.gitkeep': '' }))
      copy.write(`/${place}/img/${file}`, content)
  copy.write('/out/img/bob.svg', 'the drawn initials')
  const folders = {
    pictures: join(copy.root, 'public', 'img'),
    out: join(copy.root, 'out'),
    cache: join(copy.root, '.next', 'cache', 'photos'),
  }
  return { ...copy, folders, make: async () => writePhotos(loadGuide(copy.root).candidates, folders) }
}

function exported(out: string): string[] {
  return readdirSync(join(out, 'img'), { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(out, 'img', file)).isFile())
    .map((file) => file.replace(/-[0-9a-f]{10}-/, '-DIGEST-'))
    .toSorted()
}

const pictures = ['208', '320', '480'].flatMap((width) =>
  ['avif', 'jpg', 'webp'].map((type) => `photos/ada-DIGEST-${width}.${type}`),
)

it('ships the pictures, and of files that no candidate names nothing', async () => {
  const { folders, make } = await project()
  expect(await make()).toEqual({ made: 1, unnamed: ['other.jpg'] })
  expect(exported(folders.out)).toEqual(['ada.jpeg', 'bob.svg', ...pictures])
})

it('ships no photograph as it was taken: the open data has the largest picture under its own name', async () => {
  const { folders, make } = await project()
  await make()
  const file = readFileSync(join(folders.out, 'img', 'ada.jpeg'))
  const { format, width, height, exif } = await sharp(file).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 480, height: 600 })
})

it('makes nothing anew that is known, and everything of a photograph that has changed', async () => {
  const { folders, make, write } = await project()
  await make()
  const [version = ''] = readdirSync(folders.cache)
  const [photo = ''] = readdirSync(join(folders.cache, version))
  writeFileSync(join(folders.cache, version, photo, '320.webp'), 'kept')
  expect((await make()).made).toBe(0)
  expect(readFileSync(join(folders.out, 'img', 'photos', `${photo}-320.webp`), 'utf8')).toBe('kept')
  write('/public/img/ada.jpeg', await fourColors(600, 750).jpeg().toBuffer())
  expect((await make()).made).toBe(1)
  expect(readdirSync(join(folders.cache, version))).toHaveLength(2)
})

it('makes one set of pictures of a photograph that two files name, and a PNG for the open data', async () => {
  const { folders, write, replace, make } = await project()
  const png = await fourColors(480, 600).png().toBuffer()
  for (const place of ['public', 'out']) write(`/${place}/img/two.png`, png)
  replace('candidates/cy.yaml', 'incumbent:', 'src: two.png\nincumbent:')
  replace('candidates/dee.yaml', 'incumbent:', 'src: two.png\nincumbent:')
  expect((await make()).made).toBe(2)
  expect((await sharp(join(folders.out, 'img', 'two.png')).metadata()).format).toBe('png')
  expect(exported(folders.out)).toHaveLength(3 + 2 * pictures.length)
})

it('has nothing to do where no editor has put a picture', async () => {
  const { root } = copyElection()
  const folders = { pictures: join(root, 'public', 'img'), out: join(root, 'out'), cache: join(root, 'cache') }
  expect(await writePhotos(loadGuide(root).candidates, folders)).toEqual({ made: 0, unnamed: [] })
  expect(existsSync(folders.cache)).toBe(false)
})
