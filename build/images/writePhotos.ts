import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { findCropArea, isUsualFocus, type PhotoFocus } from '@/lib/cropArea'
import { FileCache } from '@/lib/fileCache'
import { ELECTION_PATH, paths, photoTypes, photoWidths } from '@/lib/paths'
import { getPhotoName, isPhoto, maxPhotoSize, photoSettings } from '@/lib/photos'
import { GuideError } from '@/lib/problems'
import type { Candidate, Guide } from '@/guide/fields/published'
import { mapInParallel } from '@/lib/mapInParallel'
import { writeFileWithFolders } from '@/lib/writeFileWithFolders'
import { hasPhoto } from '@/guide/ask/candidates'
import { imageFolder } from '@/guide/files/files'
import { drawPortrait, getInitials } from '@/lib/drawing/drawings'

interface Folders {
  /** Editors' images, which may change during the build. */
  readonly images: string
  /** The export, into which the build has copied them at some moment. */
  readonly out: string
  /** Cropped photographs of earlier builds. */
  readonly cache: string
}

/**
 * Writes the cropped photographs of all candidates into the export, copies drawings to the names that pages use, and removes
 * unused images. Original photographs are replaced, since they are large and their metadata may include a location.
 * @param kept names of photographs that stay in the cache because archived elections have them
 * @returns how many photographs were not in the cache, and the names of images that no candidate's file names
 */
export async function writePhotos(candidates: readonly Candidate[], folders: Folders, kept: readonly string[] = []) {
  const unused = removeUnusedImages(candidates, folders.out)
  // A person who runs in two races has two files, but may have one photograph, which may have two crops.
  const images = new Map(
    candidates.flatMap(({ src, photo, photoFocus }) =>
      photo === undefined ? [] : [[photo, { src, photo, photoFocus }]],
    ),
  )
  // The open data has one image of a photograph: the crop of its first candidate.
  const first = new Map([...images.values()].toReversed().map(({ src, photo }) => [src, photo]))
  const cache = new FileCache(folders.cache, sharp.versions)
  const findDrawing = (src: string) => join(folders.out, ELECTION_PATH, paths.portrait(src))
  const drawings = [...images.values()]
    .map(({ src }) => src)
    .filter((src) => !isPhoto(src) && existsSync(findDrawing(src)))
  const allDrawings = joinDrawings(drawings, (src) => readFileSync(findDrawing(src)))
  await mapInParallel([...images.values()], async (image) => {
    const { src, photo } = image
    if (isPhoto(src)) return writePhoto(image, first.get(src) === photo, folders, cache)
    writeImage(join(folders.out, paths.drawing(photo)), readImage(findDrawing(src), image, allDrawings))
  })
  for (const photo of kept) cache.keep(photo)
  // The build of an archived election has no list of the photographs of the others.
  if (ELECTION_PATH === '') cache.deleteUnused()
  return { cropCount: cache.missCount, unused }
}

async function writePhoto(image: PortraitImage, isFirst: boolean, folders: Folders, cache: FileCache): Promise<void> {
  const { src, photo } = image
  const files = await getCrops(image, () => readImage(join(folders.images, src), image), cache)
  const write = (name: string, path: string) => {
    const file = files.get(name)
    if (!file) throw new Error(`${src} has no crop ${name}.`)
    writeImage(join(folders.out, path), file)
  }
  for (const width of photoWidths)
    for (const type of photoTypes) write(`${width}.${type}`, paths.photo(photo, width, type))
  if (isFirst) write(`${maxPhotoSize.width}.${getType(src)}`, ELECTION_PATH + paths.portrait(src))
}

/** A photograph with its crop, or a drawing. */
export interface PortraitImage extends Pick<Candidate, 'src' | 'photoFocus'> {
  /** Name from `getPhotoName`, which it had when the build began. */
  readonly photo: string
}

/**
 * @param drawings content of all drawings, for one of them
 * @throws GuideError if it was replaced or deleted since the build began, or another drawing was
 */
function readImage(path: string, { src, photo, photoFocus }: PortraitImage, drawings?: Buffer): Buffer {
  const content = existsSync(path) ? readFileSync(path) : undefined
  if (content && getPhotoName(src, drawings ?? content, photoFocus) === photo) return content
  const message = `This image was ${content ? 'replaced' : 'deleted'} during the build. Build again.`
  throw new GuideError([{ file: path, message }])
}

/** Exported images of a photograph by name, such as `320.avif`. Reads it only if the cache lacks them. */
export async function getCrops(
  { src, photo, photoFocus }: PortraitImage,
  read: () => Buffer,
  cache: FileCache,
): Promise<ReadonlyMap<string, Buffer>> {
  return cache.get(photo, () => cropPhoto(read(), new Set([...photoTypes, getType(src)]), photoFocus))
}

function getType(src: string): ImageType {
  return extname(src).slice(1).replace('jpeg', 'jpg') as ImageType
}

function writeImage(file: string, content: Buffer): void {
  // The existing file may be read-only, like the editor's original.
  rmSync(file, { force: true })
  writeFileWithFolders(file, content)
}

/** Copied originals may be gone from the editors' folder by now, so the export is what counts. */
function removeUnusedImages(candidates: readonly Candidate[], out: string): string[] {
  const used = new Set(candidates.map(({ src }) => src))
  const folder = join(out, ELECTION_PATH, paths.portrait(''))
  const unused = existsSync(folder) ? readdirSync(folder).filter((file) => !used.has(file)) : []
  for (const file of unused) rmSync(join(folder, file), { recursive: true, force: true })
  return unused.filter((file) => !file.startsWith('.'))
}

/**
 * Names every portrait that is a drawing, so that browsers can cache it forever. All names end in one digest of the content
 * of all drawings, because compression cannot shorten digests that differ.
 */
export function nameDrawings(guide: Guide): Guide {
  const drawn = new Map(guide.candidates.flatMap((each) => (each.photo === undefined ? [[each.src, each]] : [])))
  const content = joinDrawings(drawn.keys(), (src) => readDrawing(drawn.get(src)!))
  const candidates = guide.candidates.map((each) => ({ ...each, photo: each.photo ?? getPhotoName(each.src, content) }))
  return { ...guide, candidates }
}

function readDrawing(candidate: Candidate): Buffer {
  const { src, name, sortName } = candidate
  if (hasPhoto(candidate)) return readFileSync(join(imageFolder, src))
  return Buffer.from(drawPortrait(getInitials(name, sortName)))
}

function joinDrawings(sources: Iterable<string>, read: (src: string) => Buffer): Buffer {
  return Buffer.concat([...new Set(sources)].toSorted().map(read))
}

/** An image type that photographs are exported in, by file extension. */
export type ImageType = keyof typeof photoSettings.types

/**
 * Creates the images of a photograph by name, such as `320.avif`: upright, cropped to 4:5, in sRGB, without metadata.
 * @param photo a JPEG, PNG or WebP file that `checkImages` accepts
 */
export async function cropPhoto(
  photo: Buffer,
  types: Iterable<ImageType>,
  focus: PhotoFocus = {},
): Promise<ReadonlyMap<string, Buffer>> {
  const { data, info } = await (
    await cropToLargest(photo, focus)
  )
    .flatten({ background: photoSettings.background })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const images = photoSettings.widths.flatMap((width) => {
    const resized = sharp(data, { raw: info }).resize(width)
    return [...types].map(async (type) => {
      const file = await resized
        .clone()
        .toFormat(type === 'jpg' ? 'jpeg' : type, photoSettings.types[type])
        .toBuffer()
      return [`${width}.${type}`, file] as const
    })
  })
  return new Map(await Promise.all(images))
}

async function cropToLargest(photo: Buffer, focus: PhotoFocus): Promise<Sharp> {
  const { width, height } = maxPhotoSize
  const upright = sharp(photo, { failOn: 'error', autoOrient: true })
  // sharp decodes fewer pixels of a JPEG if it crops last.
  if (isUsualFocus(focus)) return upright.resize(width, height, { fit: 'cover', position: photoSettings.position })
  const { autoOrient } = await upright.metadata()
  return upright.extract(findCropArea(autoOrient, focus)).resize(width, height, { fit: 'fill' })
}
