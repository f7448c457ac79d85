/** Puts the pictures of photographs into the export, and takes out of it what no page shows. */
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
import { fullPhoto } from '@/lib/photos'
import type { Candidate } from '@/data/schema/published'
import { cropPhoto, type PictureType } from './cropPhoto'
import { mapInParallel } from '@/lib/mapInParallel'

interface Folders {
  /** Where editors put pictures. */
  readonly pictures: string
  /** The export, into which Next.js has copied them. */
  readonly out: string
  /** What is kept from build to build. */
  readonly cache: string
}

/** What was done: how many photographs pictures were made of anew, and the files that no candidate names. */
export interface PhotoReport {
  readonly made: number
  readonly unnamed: readonly string[]
}

/** A photograph as it was taken never ships: it weighs megabytes, and says where it was taken. */
export async function writePhotos(candidates: readonly Candidate[], folders: Folders): Promise<PhotoReport> {
  const unnamed = removeUnnamed(candidates, folders)
  // Who runs in two races has two files, and may have one photograph.
  const photos = new Map(candidates.flatMap(({ src, photo }) => (photo === undefined ? [] : [[src, photo]])))
  const made = await mapInParallel([...photos], ([src, photo]) => makePhoto(src, photo, folders))
  return { made: made.filter(Boolean).length, unnamed }
}

/** Whether anything had to be made anew. */
async function makePhoto(src: string, photo: string, { pictures, out, cache }: Folders): Promise<boolean> {
  // Another version of the program that makes the pictures may write other bytes.
  const kept = join(cache, `sharp-${sharp.versions.sharp}`, photo)
  const own = extname(src).slice(1).replace('jpeg', 'jpg') as PictureType
  const known = existsSync(kept)
  if (!known) keep(kept, await cropPhoto(readFileSync(join(pictures, src)), [...new Set([...photoTypes, own])]))
  for (const width of photoWidths)
    for (const type of photoTypes) put(join(kept, `${width}.${type}`), join(out, paths.photo(photo, width, type)))
  put(join(kept, `${fullPhoto.width}.${own}`), join(out, paths.portrait(src)))
  return !known
}

function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  // What is in its place may be as read-only as the editor's own file.
  rmSync(to, { force: true })
  copyFileSync(from, to)
}

/** All files at once or none, so that a build which is stopped leaves nothing behind that looks whole. */
function keep(folder: string, files: ReadonlyMap<string, Buffer>): void {
  const half = `${folder}.${process.pid}`
  mkdirSync(half, { recursive: true })
  for (const [name, file] of files) writeFileSync(join(half, name), file)
  renameSync(half, folder)
}

/** The names of what lies in `public/img` and is no candidate's; hidden files go without a word. */
function removeUnnamed(candidates: readonly Candidate[], { pictures, out }: Folders): string[] {
  const named = new Set(candidates.map(({ src }) => src))
  const unnamed = existsSync(pictures) ? readdirSync(pictures).filter((file) => !named.has(file)) : []
  for (const file of unnamed) rmSync(join(out, paths.portrait(file)), { recursive: true, force: true })
  return unnamed.filter((file) => !file.startsWith('.'))
}
