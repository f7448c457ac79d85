/** The photographs of a preview: the same images as a build exports, cropped on first use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Guide } from '@/guide/fields/published'
import { FileCache, cacheFolder } from '@/lib/fileCache'
import { getPhotoName } from '@/lib/photos'
import { contentTypes } from '@/lib/server/headers'
import { photoTypes } from '@/lib/paths'
import { getCrops } from '@/build/images/writePhotos'
import { findPhoto } from '../server/files/photos'
import type { Rendered } from '../services'

/** Crops photographs. Later builds use the same cache, so that each photograph is cropped once. */
export class PhotoPreviews {
  readonly #crops = new Map<string, Promise<ReadonlyMap<string, Buffer> | undefined>>()
  readonly #cache: FileCache

  constructor(folder = join(cacheFolder, 'photos')) {
    this.#cache = new FileCache(folder, sharp.versions)
  }

  /**
   * Returns an image of a candidate's photograph.
   * @param path like `img/photos/ada-0123456789-320.avif`
   * @returns undefined if the guide does not have the photograph, or if it has changed
   */
  async find(root: string, { candidates }: Guide, path: string): Promise<Rendered | undefined> {
    const [, photo, size] = /^img\/photos\/(.+)-(\d+\.[a-z]+)$/.exec(path) ?? []
    const type = photoTypes.find((name) => path.endsWith(`.${name}`))
    const src = candidates.find((candidate) => candidate.photo !== undefined && candidate.photo === photo)?.src
    if (photo === undefined || size === undefined || src === undefined || !type) return undefined
    // A page requests several images of one photograph at once.
    const pending = this.#crops.get(photo) ?? this.#crop(root, src, photo)
    this.#crops.set(photo, pending)
    const crops = await pending
    if (!crops) this.#crops.delete(photo)
    const content = crops?.get(size)
    return content && { type: contentTypes[type], content }
  }

  async #crop(root: string, src: string, photo: string) {
    try {
      const path = findPhoto(root, src)
      const content = path === undefined ? undefined : readFileSync(path)
      if (!content || getPhotoName(src, content) !== photo) return undefined
      return await getCrops(src, photo, () => content, this.#cache)
    } catch {
      // The check of the election reports it.
      return undefined
    }
  }
}
