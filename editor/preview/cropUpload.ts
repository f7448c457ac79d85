/** Shows a photograph that an editor adds as it will be published. */
import { checkPhoto } from '@/scripts/build/images/checkImages'
import { cropPhoto } from '@/scripts/build/images/cropPhoto'
import { imageFolder } from '@/data/load/readElection'
import { maxPhotoSize } from '@/lib/photos'
import type { Rejected } from '../services'

/**
 * Crops a photograph to the largest image that is published.
 * @param name name of the file, for problems
 * @returns a `data:` address, or the problem in the words of `npm run check`
 */
export async function cropUpload(photo: Uint8Array, name: string): Promise<{ readonly crop: string } | Rejected> {
  const problem = await checkPhoto(photo, photo.length)
  if (problem) return { problems: [{ ...problem, file: imageFolder, path: [], found: `"${name}", ${problem.found}` }] }
  const crops = await cropPhoto(Buffer.from(photo), ['jpg'])
  const crop = crops.get(`${maxPhotoSize.width}.jpg`)
  if (!crop) throw new Error(`${name} has no crop.`)
  return { crop: `data:image/jpeg;base64,${crop.toString('base64')}` }
}
