/** Server only: what becomes of editors' photographs, and how the pictures made of them are named. */
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { photoWidths } from './paths'

/**
 * How scripts/photos makes pictures. It is part of their names, since browsers keep them for ever: whatever is changed
 * here, the pictures get new names.
 */
export const photoRecipe = {
  /** In pixels: each is 4 to 5 in shape. */
  widths: photoWidths,
  /**
   * What is too wide is cut off on both sides, what is too high at the foot, so that no head is cut. A program that
   * looks for faces goes by colors of skin and by what stands around them: not the same for everyone.
   */
  position: 'top',
  /** Behind what is transparent: the grey of a studio's wall. */
  background: '#e4e4e4',
  /** What each type is written with. PNG is only for who takes a PNG from the open data. */
  types: {
    // More effort takes five times as long and saves no bytes at these sizes.
    avif: { quality: 50, effort: 3 },
    webp: { quality: 75 },
    jpg: { quality: 75, mozjpeg: true },
    png: { compressionLevel: 9 },
  },
} as const

/** The largest picture made of a photograph, in pixels: a photograph that does not fill it is refused. */
export const fullPhoto = { width: 480, height: 600 } as const

/** Whether a file in `public/img` is a photograph, which pictures are made of; a drawing stays as it is. */
export function isPhoto(src: string): boolean {
  return extname(src) !== '.svg'
}

/** What the names of the pictures of a photograph begin with: its own name, and a digest of it and of the recipe. */
export function photoName(src: string, photo: Buffer): string {
  const digest = createHash('sha256').update(photo).update(JSON.stringify(photoRecipe)).digest('hex')
  return `${src.slice(0, -extname(src).length)}-${digest.slice(0, 10)}`
}
