/** Photographs of candidates: those in `public/img`, and those that a draft names until it is saved. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, parse } from 'node:path'
import { imageFolder } from '@/guide/files/files'
import { suggestId } from '@/guide/fields/ids'
import type { FileChange } from '@/lib/transaction/journal'
import { workFolder } from '@/build/publishFolder'
import type { Draft } from '@/desk/editor/api'
import { RequestError } from '../http/failures'
import { requireKind } from './electionFolder'

/** Git ignores it, and no build reads it. */
const draftFolder = join(workFolder, 'draft-photos')

/** In milliseconds. The server gets no request when a draft is discarded, and the user can restore the draft. */
const maxAge = 30 * 24 * 60 * 60 * 1000

/**
 * Keeps a photograph until a draft with it is saved, under a name that is free in `public/img`. If that folder has the
 * same photograph, uses that.
 * @param name the file name on the user's computer
 * @throws RequestError if the folder is a link, or if the file is no photograph
 */
export function keepPhoto(root: string, photo: Uint8Array, name: string): string {
  const extension = findExtension(photo)
  if (extension === undefined) throw new RequestError(400, { message: 'A photograph must be a JPEG, PNG or WebP.' })
  requireFolders(root)
  const stem = suggestId(parse(name).name) ?? 'photograph'
  for (let number = 1; ; number++) {
    const src = `${stem}${number === 1 ? '' : `-${number}`}.${extension}`
    const path = findPhoto(root, src)
    if (path === undefined && isFree(root, src)) {
      mkdirSync(join(root, draftFolder), { recursive: true })
      writeFileSync(join(root, draftFolder, src), photo)
      return src
    }
    if (path !== undefined && readFileSync(path).equals(photo)) return src
  }
}

export function findPhoto(root: string, src: string): string | undefined {
  if (basename(src) !== src || src.includes('\0')) return undefined
  return [imageFolder, draftFolder]
    .map((folder) => join(root, folder, src))
    .find((path) => lstatSync(path, { throwIfNoEntry: false })?.isFile())
}

/** @throws RequestError if the file does not exist */
export function readPhoto(root: string, src: string): Uint8Array {
  requireFolders(root)
  const path = findPhoto(root, src)
  if (path === undefined) throw new RequestError(404, { message: `There is no photograph ${JSON.stringify(src)}.` })
  return readFileSync(path)
}

export function planPhotos(root: string, drafts: readonly Draft[]): readonly FileChange[] {
  const names = new Set(drafts.flatMap(({ value }) => findSrc(value) ?? []))
  return [...names].flatMap((src) => {
    const path = isFree(root, src) ? findPhoto(root, src) : undefined
    return path === undefined ? [] : [{ file: toImageFile(src), after: readFileSync(path) }]
  })
}

/** Deletes the drafts of photographs that are in `public/img` now, and those that are old. */
export function removeDraftPhotos(root: string): void {
  const folder = join(root, draftFolder)
  const names = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
  for (const src of names)
    if (!isFree(root, src) || Date.now() - statSync(join(folder, src)).mtimeMs > maxAge) rmSync(join(folder, src))
}

export function toImageFile(src: string): string {
  return `${imageFolder}/${src}`
}

export function findSrc(value: unknown): string | undefined {
  const src: unknown = typeof value === 'object' && value !== null && 'src' in value ? value.src : undefined
  return typeof src === 'string' ? src : undefined
}

function isFree(root: string, src: string): boolean {
  return lstatSync(join(root, imageFolder, basename(src)), { throwIfNoEntry: false }) === undefined
}

/** The extension by the first bytes, since names may be wrong. */
function findExtension(photo: Uint8Array): string | undefined {
  const start = Buffer.from(photo.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\u00FF\u00D8\u00FF')) return 'jpg'
  if (start.startsWith('\u0089PNG\r\n\u001A\n')) return 'png'
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : undefined
}

/** @throws RequestError if a folder of photographs is a link, which could lead out of the project */
export function requireFolders(root: string): void {
  for (const folder of ['public', imageFolder, workFolder, draftFolder]) requireKind(root, folder, 'a folder')
}
