import sharp from 'sharp'
import { checkPhoto, damage } from '@/build/images/checkImages'
import { cropPhoto } from '@/build/images/writePhotos'
import { imageFolder } from '@/guide/files/files'
import { stripPhoto } from '@/build/images/stripMetadata'
import { photoWidths } from '@/lib/paths'
import { photoSettings } from '@/lib/photos'
import type { PhotoImage } from '../api'
import type { Rejected, Services } from '../services'

/** Largest size of the whole photograph, in pixels. The form is not much wider. */
const wholeSize = { width: 720, height: 480 }

export const stripUpload: Services['stripPhoto'] = async (photo) => {
  const stripped = await stripPhoto(photo)
  const problem = await checkPhoto(photo)
  return problem || !stripped ? reject(problem ?? damage) : { photo: stripped }
}

/** Only in the type that every browser supports. */
export const cropUpload: Services['cropPhoto'] = async (photo, focus) => {
  const problem = await checkPhoto(photo)
  if (problem) return reject(problem)
  const file = Buffer.from(photo)
  const crops = await cropPhoto(file, ['jpg'], focus)
  const { data, info } = await sharp(file, { autoOrient: true })
    .resize({ ...wholeSize, fit: 'inside' })
    .flatten({ background: photoSettings.background })
    .jpeg()
    .toBuffer({ resolveWithObject: true })
  return {
    whole: toImage(data, info.width, info.height),
    crops: photoWidths.flatMap((width) => {
      const crop = crops.get(`${width}.jpg`)
      return crop ? [toImage(crop, width, (width * 5) / 4)] : []
    }),
  }
}

function toImage(file: Buffer, width: number, height: number): PhotoImage {
  return { address: `data:image/jpeg;base64,${file.toString('base64')}`, width, height }
}

function reject(message: string): Rejected {
  return { problems: [{ file: imageFolder, path: [], message }] }
}
