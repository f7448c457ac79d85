/** Server only: sizes, encoding and names of the images that are made from candidates' photographs. */
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { isUsualFocus, resolveFocus, type PhotoFocus } from './cropArea'
import { photoWidths } from './paths'

/** Their digest is in the images' names, since browsers cache these forever: any change here changes the names. */
export const photoSettings = {
  widths: photoWidths,
  /** The usual crop. Candidates may have another one. */
  position: 'top',
  /** Background of transparent photographs: studio gray. */
  background: '#e4e4e4',
  /** Encoder options. PNG is used only for the open data, and only if the original is a PNG. */
  types: {
    // More effort takes five times as long and saves nothing at these sizes.
    avif: { quality: 50, effort: 3 },
    webp: { quality: 75 },
    jpg: { quality: 75, mozjpeg: true },
    png: { compressionLevel: 9 },
  },
} as const

/** Size of the largest exported image, in pixels. Smaller photographs are rejected. */
export const maxPhotoSize = { width: 480, height: 600 } as const

/** True if a file in `public/img` is a photograph, which is cropped and resized. SVG drawings are exported unchanged. */
export function isPhoto(src: string): boolean {
  return extname(src) !== '.svg'
}

/** Common start of the names of a photograph's images. It ends in a digest of content, settings and crop. */
export function getPhotoName(src: string, content: Uint8Array, focus: PhotoFocus = {}): string {
  const hash = createHash('sha256').update(content).update(JSON.stringify(photoSettings))
  if (!isUsualFocus(focus)) hash.update(JSON.stringify(resolveFocus(focus)))
  return `${src.slice(0, -extname(src).length)}-${hash.digest('hex').slice(0, 6)}`
}
