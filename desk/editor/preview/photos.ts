/** The photographs of a preview: the same images as a build exports, cropped on first use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Guide } from '@/guide/fields/published'
import { FileCache, cacheFolder } from '@/lib/fileCache'
import { getPhotoName } from '@/lib/photos'
import { contentTypes } from '@/lib/server/headers'
import { photoTypes } from '@/lib/paths'
import { getCrops, type PortraitImage } from '@/build/images/writePhotos'
import { findPhoto } from '../server/files/photos'
import type { Rendered } from '../services'

/** Later builds use the same cache. */
export function createPhotoFinder(folder = join(cacheFolder, 'photos')) {
  const cache = new FileCache(folder, sharp.versions)
  const crops = new Map<string, ReturnType<typeof getCrops>>()
  /**
   * @param path like `img/photos/ada-0123456789-320.avif`
   * @returns undefined if the guide does not have the photograph, or if the file has changed
   */
  return async (root: string, { candidates }: Guide, path: string): Promise<Rendered | undefined> => {
    const [, photo, size] = /^img\/photos\/(.+)-(\d+\.[a-z]+)$/.exec(path) ?? []
    const type = photoTypes.find((name) => path.endsWith(`.${name}`))
    const candidate = candidates.find((each) => each.photo !== undefined && each.photo === photo)
    if (photo === undefined || size === undefined || candidate === undefined || !type) return undefined
    try {
      // A page requests several images of one photograph at once.
      const pending = crops.get(photo) ?? cropPhoto(root, { ...candidate, photo }, cache)
      crops.set(photo, pending)
      const content = (await pending).get(size)
      return content && { type: contentTypes[type], content }
    } catch {
      // The check of the election reports it.
      crops.delete(photo)
      return undefined
    }
  }
}

/** @throws Error if there is no photograph with this content */
async function cropPhoto(root: string, image: PortraitImage, cache: FileCache) {
  const { src, photo, photoFocus } = image
  const content = readFileSync(findPhoto(root, src) ?? '')
  if (getPhotoName(src, content, photoFocus) !== photo) throw new Error(`${src} has changed.`)
  return getCrops(image, () => content, cache)
}
