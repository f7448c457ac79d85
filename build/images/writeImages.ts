import { join } from 'node:path'
import sharp from 'sharp'
import { imageFolder } from '@/guide/files/files'
import type { Guide } from '@/guide/fields/published'
import { cacheFolder, type FileCache } from '@/lib/fileCache'
import { drawIcon } from '@/lib/drawing/drawings'
import { ELECTION_PATH, icons, paths } from '@/lib/paths'
import { drawOpenGraphImage } from '@/lib/drawing/drawOpenGraphImage'
import type { OpenGraphImage } from '@/lib/drawing/openGraphImage'
import { mapInParallel } from '@/lib/mapInParallel'
import { writeFileWithFolders } from '@/lib/writeFileWithFolders'
import type { ElectionFacts } from '@/build/electionFacts'
import { writePhotos } from './writePhotos'

/** Images of the archived elections: the names of the editors' files, and of the cropped photographs. */
export type SharedImages = Pick<ElectionFacts, 'images' | 'photos'>

/**
 * @param openGraphImages those of all languages
 * @param cache drawings of earlier builds of the same code
 * @param shared omitted for an archived election, whose build leaves alone what others use
 */
export async function writeImages(
  out: string,
  guide: Guide,
  openGraphImages: readonly OpenGraphImage[],
  cache: FileCache,
  shared?: SharedImages,
): Promise<void> {
  const folders = { images: imageFolder, out, cache: join(cacheFolder, 'photos') }
  const { cropCount, unused } = await writePhotos(guide.candidates, folders, shared?.photos)
  if (cropCount > 0) console.log(`Photographs cropped: ${cropCount}.`)
  for (const file of shared ? unused.filter((name) => !shared.images.includes(name)) : [])
    console.log(`Note: ${join(imageFolder, file)} is not exported, since no candidate's file names it.`)
  if (ELECTION_PATH === '') await writeIcons(out, cache)
  await writeOpenGraphImages(out, openGraphImages, cache)
  cache.deleteUnused()
}

/** Writes the icons that must be PNG or ICO files. Next.js exports the SVG icon. */
export async function writeIcons(out: string, cache: FileCache): Promise<void> {
  await Promise.all(
    icons.map(async ({ path, size, margin }) => {
      const png = await cache.get(JSON.stringify(['icon', size, margin]), () =>
        sharp(Buffer.from(drawIcon(margin)))
          .resize(size)
          .png({ compressionLevel: 9, palette: true })
          .toBuffer(),
      )
      writeFileWithFolders(join(out, path), png)
    }),
  )
  const favicon = await cache.get('favicon', () => sharp(Buffer.from(drawIcon())).resize(32).png().toBuffer())
  writeFileWithFolders(join(out, paths.favicon), encodeIco(favicon, 32))
}

/** Encodes an ICO file with one square image, less than 256 pixels wide. */
function encodeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of images
  header.writeUInt8(size, 6) // width
  header.writeUInt8(size, 7) // height
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18) // offset of the image
  return Buffer.concat([header, png])
}

export async function writeOpenGraphImages(
  out: string,
  images: readonly OpenGraphImage[],
  cache: FileCache,
): Promise<void> {
  await mapInParallel(images, async (image) => {
    // Its path changes when the election moves to the archive.
    const png = await cache.get(JSON.stringify(['Open Graph', { ...image, path: '' }]), () => drawOpenGraphImage(image))
    writeFileWithFolders(join(out, image.path), png)
  })
}
