/** Makes the pictures of one photograph. */
import sharp from 'sharp'
import { fullPhoto, photoRecipe } from '@/lib/photos'

/** A type that pictures are written in, by the ending of its files. */
export type PictureType = keyof typeof photoRecipe.types

/**
 * One photograph in the frame of all portraits, in every width and in each of the types: turned as its camera was held,
 * cropped to 4 by 5, in the colors of the web, and with nothing in its files but the picture.
 * @param photo a JPEG, PNG or WebP file that checkImages has nothing against
 * @returns the files, by names like `320.avif`
 */
export async function cropPhoto(photo: Buffer, types: readonly PictureType[]): Promise<ReadonlyMap<string, Buffer>> {
  const { data, info } = await sharp(photo, { failOn: 'error', autoOrient: true })
    .resize(fullPhoto.width, fullPhoto.height, { fit: 'cover', position: photoRecipe.position })
    .flatten({ background: photoRecipe.background })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pictures = photoRecipe.widths.flatMap((width) => {
    const picture = sharp(data, { raw: info }).resize(width)
    return types.map(async (type) => {
      const file = await picture
        .clone()
        .toFormat(type === 'jpg' ? 'jpeg' : type, photoRecipe.types[type])
        .toBuffer()
      return [`${width}.${type}`, file] as const
    })
  })
  return new Map(await Promise.all(pictures))
}
