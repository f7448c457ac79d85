import { join } from 'node:path'

/** Folder of the editors' images, relative to the project's folder. */
export const imageFolder = join('public', 'img')
