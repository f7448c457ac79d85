import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawIcon } from '@/lib/drawing/drawIcon'
import type { FileCache } from '@/lib/fileCache'
import { icons, paths } from '@/lib/paths'
import { encodeIco } from './encodeIco'

/**
 * Writes the icons that must be PNG or ICO files. Next.js exports the SVG icon.
 * @param out folder of the export
 * @param cache drawn images of earlier builds of the same code
 */
export async function writeIcons(out: string, cache: FileCache): Promise<void> {
  await Promise.all(
    icons.map(async ({ path, size, margin }) => {
      const file = join(out, path)
      mkdirSync(dirname(file), { recursive: true })
      const png = await cache.get(JSON.stringify(['icon', size, margin]), () =>
        sharp(Buffer.from(drawIcon(margin)))
          .resize(size)
          .png({ compressionLevel: 9, palette: true })
          .toBuffer(),
      )
      writeFileSync(file, png)
    }),
  )
  const favicon = await cache.get('favicon', () => sharp(Buffer.from(drawIcon())).resize(32).png().toBuffer())
  writeFileSync(join(out, paths.favicon), encodeIco(favicon, 32))
}
