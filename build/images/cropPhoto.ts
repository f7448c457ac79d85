import sharp from 'sharp'
import { maxPhotoSize, photoSettings } from '@/lib/photos'

/** An image type that photographs are exported in, by file extension. */
export type ImageType = keyof typeof photoSettings.types

/**
 * Creates the exported images of a photograph, in each width and type: upright, cropped to 4:5, in sRGB, and without
 * metadata.
 * @param photo a JPEG, PNG or WebP file that `checkImages` accepts
 * @returns image files by name, such as `320.avif`
 */
export async function cropPhoto(photo: Buffer, types: Iterable<ImageType>): Promise<ReadonlyMap<string, Buffer>> {
  const { data, info } = await sharp(photo, { failOn: 'error', autoOrient: true })
    .resize(maxPhotoSize.width, maxPhotoSize.height, { fit: 'cover', position: photoSettings.position })
    .flatten({ background: photoSettings.background })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const images = photoSettings.widths.flatMap((width) => {
    const resized = sharp(data, { raw: info }).resize(width)
    return [...types].map(async (type) => {
      const file = await resized
        .clone()
        .toFormat(type === 'jpg' ? 'jpeg' : type, photoSettings.types[type])
        .toBuffer()
      return [`${width}.${type}`, file] as const
    })
  })
  return new Map(await Promise.all(images))
}
