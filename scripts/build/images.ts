/**
 * After `next build`: puts into the export the pictures of photographs, the share picture of every page, and the icons
 * that must be PNG or ICO.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawIcon } from '@/lib/drawing/drawIcon'
import { getGuide } from '@/data/load/getGuide'
import { readEnv } from '@/lib/env'
import { icons } from '@/lib/paths'
import { imageFolder } from '@/data/load/readElection'
import { openGraphImages } from '@/data/openGraphImages'
import { encodeIco } from '@/lib/drawing/encodeIco'
import { writePhotos } from './images/writePhotos'
import { runCli } from '@/lib/cli/runCli'
import { writeOpenGraphImages } from './images/writeOpenGraphImages'

const out = readEnv().outDir

async function png(file: string, svg: string, width: number): Promise<void> {
  const path = join(out, file)
  mkdirSync(dirname(path), { recursive: true })
  await sharp(Buffer.from(svg)).resize(width).png({ compressionLevel: 9, palette: true }).toFile(path)
}

await runCli(async () => {
  const cache = join('.next', 'cache', 'photos')
  const { made, unnamed } = await writePhotos(getGuide().candidates, { pictures: imageFolder, out, cache })
  if (made > 0) console.log(`Photographs cropped: ${made}.`)
  for (const file of unnamed)
    console.log(`Note: no candidate's file names ${join(imageFolder, file)}, so the site is without it.`)
  await Promise.all(icons.map(({ path, size, margin }) => png(path, drawIcon(margin), size)))
  await writeOpenGraphImages(out, openGraphImages(getGuide()))
  const small = await sharp(Buffer.from(drawIcon())).resize(32).png().toBuffer()
  writeFileSync(join(out, 'favicon.ico'), encodeIco(small, 32))
})
