import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, extname, join } from 'node:path'
import sharp from 'sharp'
import { paths, photoTypes, photoWidths } from '@/lib/paths'
import { maxPhotoSize } from '@/lib/photos'
import type { Candidate } from '@/data/schema/published'
import { cropPhoto, type ImageType } from './cropPhoto'
import { mapInParallel } from '@/lib/mapInParallel'

interface Folders {
  /** Editors' images. */
  readonly images: string
  /** The export, into which Next.js has copied them. */
  readonly out: string
  /** Cropped photographs of earlier builds. */
  readonly cache: string
}

/** Result of {@link writePhotos}. */
export interface PhotoReport {
  /** Number of photographs that were not in the cache. */
  readonly cropCount: number
  /** Names of images that no candidate's file names. Hidden files are left out. */
  readonly unused: readonly string[]
}

/**
 * Writes the cropped photographs of all candidates into the export and removes unused images from it. Original
 * photographs are replaced, since they are large and their metadata may include a location.
 */
export async function writePhotos(candidates: readonly Candidate[], folders: Folders): Promise<PhotoReport> {
  const unused = removeUnusedImages(candidates, folders)
  // A person who runs in two races has two files, but may have one photograph.
  const photos = new Map(candidates.flatMap(({ src, photo }) => (photo === undefined ? [] : [[src, photo]])))
  const isCropped = await mapInParallel([...photos], ([src, photo]) => writePhoto(src, photo, folders))
  return { cropCount: isCropped.filter(Boolean).length, unused }
}

/** Returns true if the photograph was not in the cache. */
async function writePhoto(src: string, photo: string, { images, out, cache }: Folders): Promise<boolean> {
  // Another version of sharp may encode differently.
  const cached = join(cache, `sharp-${sharp.versions.sharp}`, photo)
  const ownType = extname(src).slice(1).replace('jpeg', 'jpg') as ImageType
  const isCached = existsSync(cached)
  if (!isCached)
    writeFolder(cached, await cropPhoto(readFileSync(join(images, src)), new Set([...photoTypes, ownType])))
  for (const width of photoWidths)
    for (const type of photoTypes)
      copyFile(join(cached, `${width}.${type}`), join(out, paths.photo(photo, width, type)))
  copyFile(join(cached, `${maxPhotoSize.width}.${ownType}`), join(out, paths.portrait(src)))
  return !isCached
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  // The existing file may be read-only, like the editor's original.
  rmSync(to, { force: true })
  copyFileSync(from, to)
}

/** Writes a folder atomically, so that an interrupted build leaves no incomplete one. */
function writeFolder(folder: string, files: ReadonlyMap<string, Buffer>): void {
  const temporary = `${folder}.${process.pid}`
  mkdirSync(temporary, { recursive: true })
  for (const [name, file] of files) writeFileSync(join(temporary, name), file)
  renameSync(temporary, folder)
}

function removeUnusedImages(candidates: readonly Candidate[], { images, out }: Folders): string[] {
  const used = new Set(candidates.map(({ src }) => src))
  const unused = existsSync(images) ? readdirSync(images).filter((file) => !used.has(file)) : []
  for (const file of unused) rmSync(join(out, paths.portrait(file)), { recursive: true, force: true })
  return unused.filter((file) => !file.startsWith('.'))
}
