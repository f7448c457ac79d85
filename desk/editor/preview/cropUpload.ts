import { checkPhoto, damage } from '@/build/images/checkImages'
import { cropPhoto } from '@/build/images/writePhotos'
import { imageFolder } from '@/guide/read/readElection'
import { stripPhoto } from '@/build/images/stripMetadata'
import { maxPhotoSize } from '@/lib/photos'
import type { Services } from '../services'

/**
 * Crops a photograph to the largest image that is published, and removes its metadata.
 * @param name name of the file, for problems
 * @returns the photograph, or the problem in the words of `npm run check`
 */
export const cropUpload: Services['cropPhoto'] = async (photo, name) => {
  const stripped = await stripPhoto(photo)
  const problem = await checkPhoto(photo, photo.length)
  if (problem || !stripped) {
    const { expected, found, fix } = problem ?? damage
    return { problems: [{ file: imageFolder, path: [], expected, found: `"${name}", ${found}`, fix }] }
  }
  const crops = await cropPhoto(Buffer.from(photo), ['jpg'])
  const crop = crops.get(`${maxPhotoSize.width}.jpg`)
  if (!crop) throw new Error(`${name} has no crop.`)
  return { photo: stripped, crop: `data:image/jpeg;base64,${crop.toString('base64')}` }
}
