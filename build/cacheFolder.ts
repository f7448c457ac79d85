import { join } from 'node:path'

/** Folder for everything that our build steps keep for the next build. Hosts keep `.next/cache` between builds. */
export const cacheFolder = join('.next', 'cache', 'guide')
