/** Build step after `next build`: writes photographs, Open Graph images and icons into the export. */
import { join } from 'node:path'
import { getGuide } from '@/data/load/getGuide'
import { readEnv } from '@/lib/env'
import { imageFolder } from '@/data/load/readElection'
import { openGraphImages } from '@/data/openGraphImages'
import { runCli } from '@/lib/cli/runCli'
import { writeIcons } from './images/writeIcons'
import { writeOpenGraphImages } from './images/writeOpenGraphImages'
import { writePhotos } from './images/writePhotos'

await runCli(async () => {
  const out = readEnv().outDir
  const cache = join('.next', 'cache', 'photos')
  const { cropCount, unused } = await writePhotos(getGuide().candidates, { images: imageFolder, out, cache })
  if (cropCount > 0) console.log(`Photographs cropped: ${cropCount}.`)
  for (const file of unused)
    console.log(`Note: ${join(imageFolder, file)} is not exported, since no candidate's file names it.`)
  await writeIcons(out)
  await writeOpenGraphImages(out, openGraphImages(getGuide()))
})
