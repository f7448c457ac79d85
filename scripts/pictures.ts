/**
 * After `next build`: puts into the export the pictures of photographs, the share picture of every page, and the icons
 * that must be PNG or ICO.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawIcon } from '@/components/SiteIcon/drawIcon'
import { guide } from '@/data/load'
import { outFolder } from '@/data/options'
import { icons } from '@/data/paths'
import { pictureFolder } from '@/data/readElection'
import { sharePictures } from '@/data/sharePictures'
import { icoOf } from './ico'
import { makePhotos } from './photos/makePhotos'
import { told } from './told'
import { writeSharePictures } from './writeSharePictures'

const out = outFolder()

async function png(file: string, svg: string, width: number): Promise<void> {
  const path = join(out, file)
  mkdirSync(dirname(path), { recursive: true })
  await sharp(Buffer.from(svg)).resize(width).png({ compressionLevel: 9, palette: true }).toFile(path)
}

await told(async () => {
  const cache = join('.next', 'cache', 'photos')
  const { made, unnamed } = await makePhotos(guide().candidates, { pictures: pictureFolder, out, cache })
  if (made > 0) console.log(`Photographs cropped: ${made}.`)
  for (const file of unnamed)
    console.log(`Note: no candidate's file names ${join(pictureFolder, file)}, so the site is without it.`)
  await Promise.all(icons.map(({ path, size, margin }) => png(path, drawIcon(margin), size)))
  await writeSharePictures(out, sharePictures(guide()))
  const small = await sharp(Buffer.from(drawIcon())).resize(32).png().toBuffer()
  writeFileSync(join(out, 'favicon.ico'), icoOf(small, 32))
})
