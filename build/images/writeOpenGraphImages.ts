import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawOpenGraphImage } from '@/lib/drawing/drawOpenGraphImage'
import type { OpenGraphImage } from '@/lib/drawing/openGraphImage'
import type { FileCache } from '@/lib/fileCache'
import { mapInParallel } from '@/lib/mapInParallel'

/** A 16-color palette is enough for anti-aliased text. sharp's default effort takes three times as long. */
const pngOptions = { palette: true, colors: 16, dither: 0, effort: 1 } as const

/**
 * Writes the Open Graph image of every page as a PNG.
 * @param out folder of the export
 * @param cache drawn images of earlier builds of the same code
 */
export async function writeOpenGraphImages(
  out: string,
  images: readonly OpenGraphImage[],
  cache: FileCache,
): Promise<void> {
  await mapInParallel(images, async (image) => {
    const file = join(out, image.path)
    mkdirSync(dirname(file), { recursive: true })
    const png = await cache.get(JSON.stringify(['Open Graph', image]), () =>
      sharp(Buffer.from(drawOpenGraphImage(image)))
        .png(pngOptions)
        .toBuffer(),
    )
    writeFileSync(file, png)
  })
}
