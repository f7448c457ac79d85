/** After `next build`: draws the share picture of every page, and the icons that must be PNG or ICO, into the export. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawIcon } from '@/components/SiteIcon/drawIcon'
import { guide } from '@/data/load'
import { outFolder } from '@/data/options'
import { icons } from '@/data/paths'
import { sharePictures } from '@/data/sharePictures'
import { icoOf } from './ico'
import { told } from './told'
import { writeSharePictures } from './writeSharePictures'

const out = outFolder()

async function png(file: string, svg: string, width: number): Promise<void> {
  const path = join(out, file)
  mkdirSync(dirname(path), { recursive: true })
  await sharp(Buffer.from(svg)).resize(width).png({ compressionLevel: 9, palette: true }).toFile(path)
}

await told(async () => {
  await Promise.all(icons.map(({ path, size, margin }) => png(path, drawIcon(margin), size)))
  await writeSharePictures(out, sharePictures(guide()))
  const small = await sharp(Buffer.from(drawIcon())).resize(32).png().toBuffer()
  writeFileSync(join(out, 'favicon.ico'), icoOf(small, 32))
})
