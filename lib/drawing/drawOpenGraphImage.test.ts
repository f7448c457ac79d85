import { drawOpenGraphImage } from './drawOpenGraphImage'
import { outlineText } from './textOutline'

const siteTitle = 'Anytown City Elections'
const details = ['City Council', 'Tuesday, November 7, 2017'] as const
const draw = (heading: string) => drawOpenGraphImage({ path: '', isMirrored: false, siteTitle, heading, details })

const names = [
  'Al Bo',
  'Breanna Lungo-Koehn',
  'Nguyễn Thị Ánh Łukasz-Žižeková',
  'Maximiliana-Konstantina Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  'María del Carmen de la Santísima Trinidad Fernández de Córdoba y Álvarez de Toledo',
]

/** Coordinates in every path of the image. */
function parsePoints(svg: string): { x: number; y: number }[] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = '']) =>
    [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  )
}

/** Commands of path data without their coordinates. They identify the text, whatever its size and position. */
function commandsOf(path = ''): string {
  return path.replace(/[^A-Z]/g, '')
}

it.each(names)('shows the title, the name %s and the details, in this order', (name) => {
  const commands = [...draw(name).matchAll(/ d="([^"]*)"/g)].map(([, path]) => commandsOf(path))
  const expected = [
    outlineText(siteTitle, 400, 40),
    outlineText(name, 700, 100),
    outlineText(details[0], 700, 40),
    outlineText(details[1], 400, 40),
  ].map(commandsOf)
  // The name may take several lines.
  expect([commands[0], commands.slice(1, -2).join(''), ...commands.slice(-2)]).toEqual(expected)
})

it.each(names)('keeps %s inside the image and clear of the oval', (name) => {
  const points = parsePoints(draw(name))
  expect(Math.min(...points.map(({ x }) => x))).toBeGreaterThanOrEqual(78)
  expect(Math.max(...points.map(({ x }) => x))).toBeLessThanOrEqual(1120)
  const heading = points.filter(({ y }) => y > 160 && y < 464)
  expect(heading.length).toBeGreaterThan(50)
  expect(Math.max(...heading.map(({ x }) => x))).toBeLessThan(980)
  expect(points.filter(({ y }) => y > 600 || y < 100)).toEqual([])
})

it('draws the logo in place of a heading with characters that the fonts lack', () => {
  const image = draw('김민')
  expect(image).toMatch(/^<svg .*<\/svg>\n$/s)
  expect(parsePoints(image).length).toBeGreaterThan(100)
  expect(image.match(/<ellipse/g)).toHaveLength(1)
  expect(image).toContain('<ellipse cx="600"')
})

it.each([
  ['between words', ['学校委员会的', '候选人名单']],
  ['not before a comma', ['学校委员会', '候选，市议会']],
])('breaks a Chinese heading %s', (_, lines) => {
  const commands = [...draw(lines.join('')).matchAll(/ d="([^"]*)"/g)].map(([, path]) => commandsOf(path))
  expect(commands.slice(1, -2)).toEqual(lines.map((line) => commandsOf(outlineText(line, 700, 100))))
})

it('starts at the right in a language that runs from right to left, and has the oval at the left', () => {
  const arabic = { isMirrored: true, details: ['مجلس المدينة', ''] } as const
  const image = drawOpenGraphImage({ path: '', siteTitle: 'Anytown', heading: 'Al Bo', ...arabic })
  const ends = [...image.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) =>
    Math.max(...[...path.matchAll(/([\d.]+) [\d.]+/g)].map(([, x]) => Number(x))),
  )
  // The title and the name. No letters are drawn apart that should join.
  expect(ends.filter((end) => end > 0).map((end) => Math.round(end / 20))).toEqual([56, 56])
  expect(image).toContain('<ellipse cx="145.5" cy="306" rx="62"')
})
