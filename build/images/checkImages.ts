/** Validates the photographs that candidates' files name, and finds the location that cameras and phones write into them. */
import { getBytes, type Files } from '@/guide/files/files'
import { isPhoto, maxPhotoSize } from '@/lib/photos'
import type { Problem } from '@/lib/problems'
import type { ElectionFiles } from '@/guide/read/electionFiles'
import { createProblem } from '@/guide/read/yaml'
import { mapInParallel } from '@/lib/mapInParallel'

const photoFormats = new Set(['jpeg', 'png', 'webp'])
const maxBytes = 20_000_000
const maxPixels = 80_000_000
const convert = 'Open it in an image editor and save it in an expected format. Renaming the file does not convert it.'
const fixDamage = 'Copy it from its source again, or save it again.'

/** @param fault a clause about the photograph */
function describe(fault: string, fix: string, wanted = 'a photograph: JPEG, PNG or WebP'): string {
  return `This photograph ${fault}. Use ${wanted}. ${fix}`
}

/** The message about a file that cannot be read to its end. */
export const damage = describe('is damaged or not an image', fixDamage)

/** Returns every problem with an image that exists. The candidates' files may be invalid. */
export async function checkImages({ candidates, images }: ElectionFiles): Promise<readonly Problem[]> {
  const references = candidates.flatMap(({ data }) => {
    const src = data.get(['src'])
    return typeof src === 'string' && isPhoto(src) ? [{ data, src }] : []
  })
  const problems = await mapInParallel(references, async ({ data, src }) => {
    const content = images.get(src)
    const message =
      typeof content === 'string'
        ? `“${src}” is ${content}, not a photograph. Choose another.`
        : content && (await checkPhoto(content))
    return message === undefined ? [] : [createProblem(data, ['src'], message)]
  })
  return problems.flat()
}

/** Returns the message about the first problem, or undefined if the photograph can be published. */
export async function checkPhoto(photo: Uint8Array): Promise<string | undefined> {
  const { length } = photo
  if (length > maxBytes) {
    const fix = 'Export it again with a lower quality or fewer pixels.'
    return describe(`has ${(length / 1e6).toFixed(1)} MB`, fix, 'a photograph of at most 20 MB')
  }
  // Imported on demand, since it is slow and most elections have no images.
  const { default: sharp } = await import('sharp')
  // sharp throws for an empty buffer.
  if (length === 0) return describe('is empty', fixDamage)
  // The metadata is read without a limit, so that the problem can state the size.
  const metadata = await sharp(photo, { failOn: 'error', limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata) return isHeic(photo) ? describe('is in HEIC format', convert) : damage
  const { format, autoOrient } = metadata
  const { width, height } = autoOrient
  if (!photoFormats.has(format)) return describe(`is in ${format.toUpperCase()} format`, convert)
  const pixels = `has ${width} by ${height} pixels`
  if (width * height > maxPixels) return describe(pixels, 'Scale it down.', 'a photograph of at most 80 megapixels')
  // Truncation is detected only by decoding the whole file.
  const decoded = await sharp(photo, { failOn: 'error', limitInputPixels: maxPixels })
    .resize(maxPhotoSize.width / 10)
    .raw()
    .toBuffer()
    .catch(() => undefined)
  if (!decoded) return describe('is truncated or damaged', fixDamage)
  // The 4:5 crop must be at least as large as the largest exported image, since images are not enlarged.
  if (width >= maxPhotoSize.width && height >= maxPhotoSize.height) return undefined
  const expected = `a photograph of at least ${maxPhotoSize.width} by ${maxPhotoSize.height} pixels`
  return describe(pixels, 'Use a larger one. Enlarging it would only blur it.', expected)
}

/** Phones write this format, for which sharp has no decoder. */
function isHeic(photo: Uint8Array): boolean {
  const start = Buffer.from(photo.subarray(0, 12)).toString('latin1')
  return /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(start)
}

const locationMessage =
  'This photograph has the place where it was taken. Run npm run photos, which removes it. If the photograph is in a commit already, its history still has the location.'

/**
 * Warns about photographs with a location, whether a candidate's file names them or not: everything in `public/img` goes
 * public with the guide's Git repository.
 */
export async function findLocations(images: Files): Promise<readonly Problem[]> {
  const photos = [...images.keys()].filter(isPhoto)
  const warnings = await mapInParallel(photos, async (src) => {
    const photo = getBytes(images, src)
    // sharp throws for an empty buffer.
    if (!photo?.length) return []
    const { default: sharp } = await import('sharp')
    // A file that is no image is reported if a candidate's file names it.
    const metadata = await sharp(photo)
      .metadata()
      .catch(() => undefined)
    return metadata && hasLocation(metadata) ? [{ file: `public/img/${src}`, message: locationMessage }] : []
  })
  return warnings.flat()
}

/** The beginnings of the fields of latitude and longitude, in either order of bytes: number, type, and number of values. */
const coordinates = [2, 4].flatMap((field) => [
  Buffer.from([field, 0, 5, 0, 3, 0, 0, 0]),
  Buffer.from([0, field, 0, 5, 0, 0, 0, 3]),
])

/** @param metadata raw metadata of an image, as sharp returns it */
export function hasLocation({ exif, xmp }: { readonly exif?: Buffer; readonly xmp?: Buffer }): boolean {
  return Boolean(xmp?.includes('GPSLatitude')) || coordinates.some((field) => exif?.includes(field))
}
