import sharp from 'sharp'
import { stripMetadata } from './stripMetadata'

/**
 * Removes the metadata of a photograph, except its color profile and its orientation.
 * @param photo a JPEG, PNG or WebP file that `checkPhoto` accepts
 * @returns undefined if it is damaged
 */
export async function stripPhoto(photo: Uint8Array): Promise<Uint8Array | undefined> {
  const { orientation } = await sharp(photo).metadata()
  return stripMetadata(photo, orientation)
}
