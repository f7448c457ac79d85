/** Sample images for tests. */
import sharp, { type Sharp } from 'sharp'

/** Creates an image with a red, green, blue and white quadrant, which shows its orientation and crop. */
export function createQuadrants(width: number, height: number): Sharp {
  const rect = (x: number, y: number, fill: string) =>
    `<rect x="${x * width}" y="${y * height}" width="${width}" height="${height}" fill="${fill}"/>`
  const rects = [
    rect(0, 0, '#c00000'),
    rect(0.5, 0, '#00a000'),
    rect(0, 0.5, '#0000c0'),
    rect(0.5, 0.5, '#ffffff'),
  ].join('')
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rects}</svg>`),
  ).removeAlpha()
}

/** Creates a JPEG as phones do: stored sideways, with the camera and the location in its metadata. */
export async function createPhonePhoto(width: number, height: number): Promise<Buffer> {
  const sideways = await createQuadrants(width, height).rotate(270).png().toBuffer()
  return sharp(sideways)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Some maker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 25/1 6/1', GPSLongitudeRef: 'W', GPSLongitude: '71/1 6/1 22/1' },
    })
    .jpeg()
    .toBuffer()
}

/** Names the color of a pixel, such as `red`. The position is in fractions of the width and height. */
export async function getColorName(image: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(offset, offset + 3)
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 30) return red > 250 ? 'white' : `gray ${red}`
  return red > 150 ? 'red' : green > 120 ? 'green' : blue > 150 ? 'blue' : `${red} ${green} ${blue}`
}

/** Names the colors of the corners: top left, top right, bottom left, bottom right. */
export async function getCornerColors(image: Buffer): Promise<string[]> {
  return Promise.all([0.05, 0.95].flatMap((y) => [0.05, 0.95].map(async (x) => getColorName(image, x, y))))
}
