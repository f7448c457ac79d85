/**
 * Removes the metadata of photographs, such as where they were taken. The pixels stay as they are, bit by bit: the parts
 * of the file that hold metadata are cut out, since encoding a photograph again would lose quality with each time.
 */
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { getBytes, type Files } from '@/guide/files/files'
import { mapInParallel } from '@/lib/mapInParallel'
import { isPhoto } from '@/lib/photos'
import type { FileChange } from '@/lib/transaction/journal'

/** Removes the metadata of a JPEG, PNG or WebP file, except color profile and orientation. Undefined if damaged. */
export async function stripPhoto(photo: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const { orientation } = await sharp(photo).metadata()
    return stripMetadata(photo, orientation)
  } catch {
    return undefined
  }
}

/** Plans the changes to photographs in `public/img`. Skips those without metadata, and damaged files. */
export async function planStrippedPhotos(images: Files): Promise<readonly FileChange[]> {
  const photos = [...images.keys()].filter(isPhoto)
  const changes = await mapInParallel(photos, async (src) => {
    const before = getBytes(images, src)
    if (!before) return []
    const after = await stripPhoto(before)
    return after === undefined || Buffer.compare(after, before) === 0
      ? []
      : [{ file: `public/img/${src}`, before, after }]
  })
  return changes.flat()
}

/** Parts that determine what a photograph looks like. All others are removed, known or not. */
const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS iCCP sRGB gAMA cHRM cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/**
 * @param orientation number in the metadata that tells how to turn the photograph upright
 * @returns undefined if the file is damaged, or of another type
 */
export function stripMetadata(photo: Uint8Array, orientation = 1): Buffer | undefined {
  const file = Buffer.from(photo)
  const exif = orientation === 1 ? undefined : createExif(orientation)
  try {
    if (file.readUInt16BE(0) === 0xffd8) return stripJpeg(file, exif)
    if (file.toString('latin1', 0, 8) === '\u0089PNG\r\n\u001A\n') return stripPng(file, exif)
    return file.toString('latin1', 8, 12) === 'WEBP' ? stripWebp(file, exif) : undefined
  } catch {
    // A part ends after the end of the file.
    return undefined
  }
}

function createExif(orientation: number): Buffer {
  const exif = Buffer.from('MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\0\0\0\0\0\0\0', 'latin1')
  exif.writeUInt16BE(orientation, 18)
  return exif
}

function stripJpeg(file: Buffer, exif: Buffer | undefined): Buffer {
  const parts = [file.subarray(0, 2)]
  let start = 2
  let marker = 0
  // Phones append videos and further pictures to the end of the image.
  while (marker !== 0xd9) {
    marker = file.readUInt16BE(start) - 0xff00
    if (marker === 0xff) {
      start += 1
      continue
    }
    if (marker < 0) throw new RangeError('A marker is missing.')
    const isAlone = marker === 0xd9 || marker === 0x01
    const size = isAlone ? 0 : file.readUInt16BE(start + 2)
    const end = marker === 0xda ? findMarker(file, start + 2 + size) : start + 2 + size
    const part = file.subarray(start, end)
    if (isJpegImage(marker, part.toString('latin1', 4, 16))) parts.push(part)
    start = end
  }
  if (exif) {
    const header = Buffer.from('\u00FF\u00E1\0\0Exif\0\0', 'latin1')
    header.writeUInt16BE(exif.length + 8, 2)
    // The header of the format, if there is one, comes first.
    parts.splice(parts[1]?.[1] === 0xe0 ? 2 : 1, 0, header, exif)
  }
  return Buffer.concat(parts)
}

/** True for a part with pixels, tables or colors. The letters at the start of application parts are their name. */
function isJpegImage(marker: number, name: string): boolean {
  if (marker === 0xe0) return name.startsWith('JFIF\0')
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\0')
  if (marker === 0xee) return name.startsWith('Adobe')
  return marker < 0xe0 || marker > 0xfe
}

/** The end of compressed pixels: the next marker that does not restart the decoder. */
function findMarker(file: Buffer, start: number): number {
  let end = file.indexOf(0xff, start)
  while (end !== -1) {
    const next = file.readUInt8(end + 1)
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return end
    end = file.indexOf(0xff, end + 1)
  }
  throw new RangeError('The end is missing.')
}

function stripPng(file: Buffer, exif: Buffer | undefined): Buffer {
  const parts = [file.subarray(0, 8)]
  let start = 8
  let type = ''
  while (type !== 'IEND') {
    const end = start + 12 + file.readUInt32BE(start)
    type = file.toString('latin1', start + 4, start + 8)
    if (pngChunks.has(type)) parts.push(file.subarray(start, end))
    if (type === 'IHDR' && exif) parts.push(createPngChunk('eXIf', exif))
    start = end
  }
  return Buffer.concat(parts)
}

function createPngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [size, digest] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(content.length)
  digest.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, digest])
}

function stripWebp(file: Buffer, exif: Buffer | undefined): Buffer {
  const parts: Buffer[] = [Buffer.from(file.subarray(0, 12))]
  const last = Math.min(file.length, file.readUInt32LE(4) + 8)
  let start = 12
  while (start < last) {
    const end = start + 8 + Math.ceil(file.readUInt32LE(start + 4) / 2) * 2
    const type = file.toString('latin1', start, start + 4)
    const part = Buffer.from(file.subarray(start, end))
    // Bits that announce the parts with metadata.
    if (type === 'VP8X') part.writeUInt8((part.readUInt8(8) & ~0x0c) | (exif ? 0x08 : 0), 8)
    if (webpChunks.has(type)) parts.push(part)
    start = end
  }
  if (exif) {
    const header = Buffer.from('EXIF\0\0\0\0')
    header.writeUInt32LE(exif.length, 4)
    parts.push(header, exif)
  }
  const result = Buffer.concat(parts)
  result.writeUInt32LE(result.length - 8, 4)
  return result
}
