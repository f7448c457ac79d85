/** For tests: pictures that are made, not taken. */
import sharp, { type Sharp } from 'sharp'

/** Red and green above blue and white: shows which way up a picture is, and which part of it. */
export function fourColors(width: number, height: number): Sharp {
  const quarter = (x: number, y: number, fill: string) =>
    `<rect x="${x * width}" y="${y * height}" width="${width}" height="${height}" fill="${fill}"/>`
  const quarters = [quarter(0, 0, '#c00000'), quarter(0.5, 0, '#00a000'), quarter(0, 0.5, '#0000c0')]
  const rest = quarter(0.5, 0.5, '#ffffff')
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${quarters.join('')}${rest}</svg>`,
    ),
  ).removeAlpha()
}

/** A photograph as a telephone writes it: stored on its side, with where and when it was taken. */
export async function fromTelephone(width: number, height: number): Promise<Buffer> {
  const onItsSide = await fourColors(width, height).rotate(270).png().toBuffer()
  return sharp(onItsSide)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Some maker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 25/1 6/1', GPSLongitudeRef: 'W', GPSLongitude: '71/1 6/1 22/1' },
    })
    .jpeg()
    .toBuffer()
}

/** The color of a point, given in parts of the width and the height, as `red`, `green` and so on. */
export async function colorAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 30) return red > 250 ? 'white' : `grey ${red}`
  return red > 150 ? 'red' : green > 120 ? 'green' : blue > 150 ? 'blue' : `${red} ${green} ${blue}`
}

/** The colors of the four corners, row by row. */
export async function corners(picture: Buffer): Promise<string[]> {
  return Promise.all([0.05, 0.95].flatMap((y) => [0.05, 0.95].map(async (x) => colorAt(picture, x, y))))
}
