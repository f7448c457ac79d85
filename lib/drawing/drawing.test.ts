import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { drawOpenGraphImage } from './drawOpenGraphImage'
import { drawPortrait, getInitials } from './drawings'
import { openGraphImageSize } from './openGraphImage'

const { width, height } = openGraphImageSize
const content = {
  path: '',
  isMirrored: false,
  siteTitle: 'Anytown City Elections',
  heading: 'Al Bo',
  details: ['City Council', 'Tuesday, November 7, 2017'],
} as const

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Areas of the image, each without its rules. */
const areas: Readonly<Record<'title' | 'heading' | 'race' | 'date', Area>> = {
  title: { left: 0, top: 90, right: width, bottom: 150 },
  heading: { left: 0, top: 155, right: width, bottom: 460 },
  race: { left: 0, top: 480, right: width, bottom: 540 },
  date: { left: 0, top: 546, right: width, bottom: height },
}

/** Draws an image, and returns the bounds of the dark pixels in each area. Undefined if there are none. */
async function findInk(changes: Partial<Parameters<typeof drawOpenGraphImage>[0]> = {}) {
  const png = await drawOpenGraphImage({ ...content, ...changes })
  const pixels = await sharp(png).greyscale().raw().toBuffer()
  const find = ({ left, top, right, bottom }: Area) => {
    const ink = { left: right, right: -1, top: bottom, bottom: -1 }
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        if (pixels[y * width + x]! < 128) {
          ink.left = Math.min(ink.left, x)
          ink.right = Math.max(ink.right, x)
          ink.top = Math.min(ink.top, y)
          ink.bottom = y
        }
    return ink.bottom < 0 ? undefined : ink
  }
  return {
    title: find(areas.title),
    heading: find({ ...areas.heading, left: changes.isMirrored ? 250 : 0, right: changes.isMirrored ? width : 950 }),
    oval: find({ ...areas.heading, left: changes.isMirrored ? 0 : 950, right: changes.isMirrored ? 250 : width }),
    race: find(areas.race),
    date: find(areas.date),
  }
}

it('is a PNG of the same bytes each time, with the title, the heading, the oval and the details', async () => {
  const png = await drawOpenGraphImage(content)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height })
  expect(await drawOpenGraphImage(content)).toEqual(png)
  const ink = await findInk()
  for (const text of [ink.title, ink.heading, ink.race, ink.date]) expect(text?.left).toBeGreaterThan(75)
  expect(ink.oval).toMatchObject({ left: 989, right: 1119 })
})

it.each([
  'Al Bo',
  'Breanna Lungo-Koehn',
  'Nguyễn Thị Ánh Łukasz-Žižeková',
  'Maximiliana-Konstantina Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  'María del Carmen de la Santísima Trinidad Fernández de Córdoba y Álvarez de Toledo',
  'Councilor '.repeat(20),
])('keeps the heading %s inside the margins and clear of the oval and the rules', async (heading) => {
  const ink = await findInk({ heading })
  expect(ink.heading!.left).toBeGreaterThanOrEqual(79)
  expect(ink.heading!.right).toBeLessThan(940)
  expect(ink.heading!.top).toBeGreaterThan(158)
  expect(ink.heading!.bottom).toBeLessThan(456)
  expect(ink.heading!.right - ink.heading!.left).toBeGreaterThan(200)
})

it('draws a heading as large as it fits on two lines', async () => {
  const [short, long] = [
    (await findInk({ heading: 'Ann' })).heading!,
    (await findInk({ heading: 'Ann '.repeat(9) })).heading!,
  ]
  expect(short.bottom - short.top).toBeGreaterThan(75)
  expect(long.bottom - long.top).toBeLessThan(220)
  expect(long.right - long.left).toBeGreaterThan(700)
})

it('scales a detail down that is too long', async () => {
  const { race } = await findInk({ details: ['City Council, Mayor, '.repeat(8), 'Mayor, '.repeat(1000)] })
  expect(race!.right).toBeLessThanOrEqual(1120)
  expect(race!.right).toBeGreaterThan(1100)
})

it.each(['김민', 'Jo 🎉'])('draws the logo in place of the heading %s, which the fonts lack', async (heading) => {
  expect(await findInk({ heading })).toMatchObject({ heading: { left: 445, right: 754 }, oval: undefined })
})

it('omits a line that the fonts lack', async () => {
  const { race, date } = await findInk({ details: ['시의회', '2017'] })
  expect(race).toBeUndefined()
  expect(date).toBeDefined()
})

it.each(['Breanna Lungo-Koehn', 'مجلس المدينة، جنبًا إلى جنب'])(
  'starts at the right in a language that runs from right to left, and has the oval at the left: %s',
  async (heading) => {
    const ink = await findInk({ isMirrored: true, heading, details: ['مجلس المدينة', ''] })
    for (const text of [ink.title, ink.heading, ink.race]) expect(Math.abs(text!.right - 1120)).toBeLessThan(5)
    expect(ink.oval).toMatchObject({ left: 80, right: 210 })
  },
)

it.each([
  ['Zac Bears', 'Bears, Zac', 'ZB'],
  ['Jaclyn Torres Roth', 'Torres Roth, Jaclyn', 'JT'],
  ['Breanna Lungo-Koehn', 'Lungo-Koehn, Breanna', 'BL'],
  ['élodie ångström', 'ångström, élodie', 'ÉÅ'],
])('the initials of %s are %s', (name, sortName, initials) => {
  expect(getInitials(name, sortName)).toBe(initials)
})

it('draws the same portrait for everyone, except for the initials', () => {
  expect(drawPortrait('ZB')).toContain('<tspan>Z</tspan>B</text>')
  expect(drawPortrait('ZB').replace('<tspan>Z</tspan>B', '<tspan>김</tspan>민')).toBe(drawPortrait('김민'))
})

it('draws markup in initials as text', () => {
  expect(drawPortrait('<&')).toContain('<tspan>&lt;</tspan>&amp;</text>')
})

it('a portrait takes less than 350 bytes of a candidate list', () => {
  expect(gzipSync(drawPortrait('ÉÅ'), { level: 9 }).length).toBeLessThan(350)
})
