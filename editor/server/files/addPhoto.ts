/** Adds photographs to the editors' images, and reads them. */
import { lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join, parse } from 'node:path'
import { imageFolder } from '@/data/load/readElection'
import { describeKind } from '@/data/load/readYaml'
import { suggestId } from '@/data/schema/ids'
import { replaceFile } from '@/data/write/writeYamlFile'
import { RequestError } from '../http/requestError'

/**
 * Writes a photograph to `public/img`, under a free name. If the folder has the same photograph, uses that.
 * @param name the file name on the person's computer
 * @returns the file name
 * @throws RequestError if the folder is a link, or if the file is no photograph
 */
export function addPhoto(root: string, photo: Uint8Array, name: string): string {
  const extension = findExtension(photo)
  if (extension === undefined) throw new RequestError(400, { message: 'A photograph must be a JPEG, PNG or WebP.' })
  for (const folder of ['public', imageFolder]) requireFolder(root, folder)
  mkdirSync(join(root, imageFolder), { recursive: true })
  const stem = suggestId(parse(name).name) ?? 'photograph'
  for (let number = 1; ; number++) {
    const src = `${stem}${number === 1 ? '' : `-${number}`}.${extension}`
    const path = join(root, imageFolder, src)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats?.isFile() && stats.size === photo.length && readFileSync(path).equals(photo)) return src
    if (stats) continue
    replaceFile(path, photo)
    return src
  }
}

/**
 * Reads a photograph in `public/img`.
 * @param src the file name
 * @throws RequestError if the file does not exist
 */
export function readStoredPhoto(root: string, src: string): Uint8Array {
  for (const folder of ['public', imageFolder]) requireFolder(root, folder)
  const path = join(root, imageFolder, basename(src))
  const isName = basename(src) === src && !src.includes('\0')
  const isFile = isName && lstatSync(path, { throwIfNoEntry: false })?.isFile() === true
  if (!isFile) throw new RequestError(404, { message: `There is no photograph ${JSON.stringify(src)}.` })
  return readFileSync(path)
}

/** The extension by the first bytes, since names may be wrong. */
function findExtension(photo: Uint8Array): string | undefined {
  const start = Buffer.from(photo.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\u00FF\u00D8\u00FF')) return 'jpg'
  if (start.startsWith('\u0089PNG\r\n\u001A\n')) return 'png'
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : undefined
}

/** A link could lead out of the project. */
function requireFolder(root: string, folder: string): void {
  const stats = lstatSync(join(root, folder), { throwIfNoEntry: false })
  if (!stats || stats.isDirectory()) return
  const message = `Photographs cannot be used, because ${folder} is ${describeKind(stats)} and must be a folder.`
  throw new RequestError(403, { message })
}
