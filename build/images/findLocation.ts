/** The location that cameras and phones write into photographs. */
import { mapInParallel } from '@/lib/mapInParallel'
import { isPhoto } from '@/lib/photos'
import type { Problem } from '@/lib/problems'

const expected = 'a photograph without the place where it was taken'
const found = 'a location (GPS)'
const fix =
  'Run npm run photos, which removes it. If the photograph is in a commit already, its history still has the location.'

/**
 * Warns about photographs with a location, whether a candidate's file names them or not: everything in `public/img` goes
 * public with the guide's Git repository.
 * @param images full paths by name
 */
export async function findLocations(images: ReadonlyMap<string, string>): Promise<readonly Problem[]> {
  const photos = [...images].filter(([src]) => isPhoto(src))
  const warnings = await mapInParallel(photos, async ([src, path]) => {
    // Imported on demand, since it is slow and most elections have no images.
    const { default: sharp } = await import('sharp')
    // A file that is no image is reported if a candidate's file names it.
    const metadata = await sharp(path)
      .metadata()
      .catch(() => undefined)
    return metadata && hasLocation(metadata) ? [{ file: `public/img/${src}`, expected, found, fix }] : []
  })
  return warnings.flat()
}

/** Number of the field that leads to the location. */
const locationField = 0x8825
/** Numbers of latitude and longitude. Without them, phones write only the version of the format. */
const coordinates = new Set([2, 4])

/**
 * True if the metadata of a photograph has the place where it was taken.
 * @param metadata raw metadata of an image, as sharp returns it
 */
export function hasLocation({ exif, xmp }: { readonly exif?: Buffer; readonly xmp?: Buffer }): boolean {
  if (xmp?.includes('GPSLatitude')) return true
  return exif !== undefined && hasCoordinates(exif)
}

function hasCoordinates(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (offset: number) => (isLittle ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset))
  const read32 = (offset: number) => (isLittle ? tiff.readUInt32LE(offset) : tiff.readUInt32BE(offset))
  /** Positions of the values of a group of fields, by number. */
  const readGroup = (start: number) =>
    new Map(
      Array.from({ length: read16(start) }, (_, index) => start + 2 + 12 * index).map((at) => [read16(at), at + 8]),
    )
  try {
    const pointer = readGroup(read32(4)).get(locationField)
    return pointer !== undefined && [...readGroup(read32(pointer)).keys()].some((field) => coordinates.has(field))
  } catch {
    // Damaged metadata leads to a place after its end.
    return false
  }
}
