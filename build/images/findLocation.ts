/** The location that cameras and phones write into photographs. */
import { getBytes, type Files } from '@/guide/files/files'
import { mapInParallel } from '@/lib/mapInParallel'
import { isPhoto } from '@/lib/photos'
import type { Problem } from '@/lib/problems'

const message =
  'This photograph has the place where it was taken. Run npm run photos, which removes it. If the photograph is in a commit already, its history still has the location.'

/**
 * Warns about photographs with a location, whether a candidate's file names them or not: everything in `public/img` goes
 * public with the guide's Git repository.
 * @param images those in `public/img`
 */
export async function findLocations(images: Files): Promise<readonly Problem[]> {
  const photos = [...images.keys()].filter(isPhoto)
  const warnings = await mapInParallel(photos, async (src) => {
    const photo = getBytes(images, src)
    // sharp throws for an empty buffer.
    if (!photo?.length) return []
    // Imported on demand, since it is slow and most elections have no images.
    const { default: sharp } = await import('sharp')
    // A file that is no image is reported if a candidate's file names it.
    const metadata = await sharp(photo)
      .metadata()
      .catch(() => undefined)
    return metadata && hasLocation(metadata) ? [{ file: `public/img/${src}`, message }] : []
  })
  return warnings.flat()
}

/** The beginnings of the fields of latitude and longitude, in either order of bytes: number, type, and number of values. */
const coordinates = [2, 4].flatMap((field) => [
  Buffer.from([field, 0, 5, 0, 3, 0, 0, 0]),
  Buffer.from([0, field, 0, 5, 0, 0, 0, 3]),
])

/**
 * True if the metadata of a photograph has the place where it was taken.
 * @param metadata raw metadata of an image, as sharp returns it
 */
export function hasLocation({ exif, xmp }: { readonly exif?: Buffer; readonly xmp?: Buffer }): boolean {
  return Boolean(xmp?.includes('GPSLatitude')) || coordinates.some((field) => exif?.includes(field))
}
