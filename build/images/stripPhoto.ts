import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { mapInParallel } from '@/lib/mapInParallel'
import { isPhoto } from '@/lib/photos'
import type { FileChange } from '@/lib/transaction/journal'
import { stripMetadata } from './stripMetadata'

/**
 * Removes the metadata of a photograph, except its color profile and its orientation.
 * @param photo a JPEG, PNG or WebP file
 * @returns undefined if it is damaged
 */
export async function stripPhoto(photo: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const { orientation } = await sharp(photo).metadata()
    return stripMetadata(photo, orientation)
  } catch {
    return undefined
  }
}

/**
 * Plans the changes that remove the metadata of photographs. Skips those without any, and damaged files.
 * @param images full paths in `public/img` by name
 */
export async function planStrippedPhotos(images: ReadonlyMap<string, string>): Promise<readonly FileChange[]> {
  const photos = [...images].filter(([src]) => isPhoto(src))
  const changes = await mapInParallel(photos, async ([src, path]) => {
    const before = readFileSync(path)
    const after = await stripPhoto(before)
    return after === undefined || before.equals(after) ? [] : [{ file: `public/img/${src}`, before, after }]
  })
  return changes.flat()
}
