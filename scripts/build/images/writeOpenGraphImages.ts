import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawOpenGraphImage } from '@/lib/drawing/drawOpenGraphImage'
import type { OpenGraphImage } from '@/lib/drawing/openGraphImage'
import { mapInParallel } from '@/lib/mapInParallel'

/**
 * How much care goes into a picture of one ink on one paper: sixteen shades are all that its edges need. A guide of
 * 2,000 candidates has as many pictures, and sharp's own defaults take three times as long for each.
 */
const form = { palette: true, colors: 16, dither: 0, effort: 1 } as const

/**
 * Writes share pictures as PNG into the export, as many at once as there are processors.
 * @param out folder of the export
 */
export async function writeOpenGraphImages(out: string, pictures: readonly OpenGraphImage[]): Promise<void> {
  await mapInParallel(pictures, async (picture) => {
    const file = join(out, picture.path)
    mkdirSync(dirname(file), { recursive: true })
    await sharp(Buffer.from(drawOpenGraphImage(picture)))
      .png(form)
      .toFile(file)
  })
}
