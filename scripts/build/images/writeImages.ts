import { join } from 'node:path'
import { imageFolder } from '@/data/load/readElection'
import { openGraphImages } from '@/data/openGraphImages'
import type { Guide } from '@/data/schema/published'
import { writeIcons } from './writeIcons'
import { writeOpenGraphImages } from './writeOpenGraphImages'
import { writePhotos } from './writePhotos'

/** Writes photographs, Open Graph images and icons into an export. */
export async function writeImages(out: string, guide: Guide): Promise<void> {
  const cache = join('.next', 'cache', 'photos')
  const { cropCount, unused } = await writePhotos(guide.candidates, { images: imageFolder, out, cache })
  if (cropCount > 0) console.log(`Photographs cropped: ${cropCount}.`)
  for (const file of unused)
    console.log(`Note: ${join(imageFolder, file)} is not exported, since no candidate's file names it.`)
  await writeIcons(out)
  await writeOpenGraphImages(out, openGraphImages(guide))
}
