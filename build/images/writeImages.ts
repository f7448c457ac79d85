import { join } from 'node:path'
import sharp from 'sharp'
import { imageFolder } from '@/guide/read/readElection'
import { listOpenGraphImages } from '@/guide/ask/openGraphImages'
import type { Guide } from '@/guide/fields/published'
import { FileCache } from '@/lib/fileCache'
import { cacheFolder } from '@/build/cacheFolder'
import { digestSources } from '@/build/sourceDigest'
import { writeIcons } from './writeIcons'
import { writeOpenGraphImages } from './writeOpenGraphImages'
import { writePhotos } from './writePhotos'

/** Writes photographs, Open Graph images and icons into an export. */
export async function writeImages(out: string, guide: Guide): Promise<void> {
  const photos = join(cacheFolder, 'photos')
  const { cropCount, unused } = await writePhotos(guide.candidates, { images: imageFolder, out, cache: photos })
  if (cropCount > 0) console.log(`Photographs cropped: ${cropCount}.`)
  for (const file of unused)
    console.log(`Note: ${join(imageFolder, file)} is not exported, since no candidate's file names it.`)
  // The digest covers drawing code, colors, fonts and encoder options.
  const cache = new FileCache(join(cacheFolder, 'images'), [digestSources(process.cwd()), sharp.versions])
  await writeIcons(out, cache)
  await writeOpenGraphImages(out, listOpenGraphImages(guide), cache)
  cache.deleteUnused()
}
