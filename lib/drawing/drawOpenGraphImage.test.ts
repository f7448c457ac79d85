/** @jest-environment node */
import { drawOpenGraphImage } from './drawOpenGraphImage'

const details = ['City Council', 'Tuesday, November 7, 2023'] as const
const draw = (heading: string) =>
  drawOpenGraphImage({ path: '', siteTitle: 'Anytown City Elections', heading, details })

/** The numbers of every outline, which are pairs of x and y throughout. */
function points(svg: string): { x: number; y: number }[] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, path]) => {
    const numbers = path!.match(/-?[\d.]+/g)!.map(Number)
    return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1]! }] : []))
  })
}

it.each([
  'Al Bo',
  'Breanna Lungo-Koehn',
  'Nguyễn Thị Ánh Łukasz-Žižeková',
  'Maximiliana-Konstantina Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  'María del Carmen de la Santísima Trinidad Fernández de Córdoba y Álvarez de Toledo',
])('%s stays inside the picture, and clear of the oval', (name) => {
  const all = points(draw(name))
  expect(Math.min(...all.map(({ x }) => x))).toBeGreaterThanOrEqual(78)
  expect(Math.max(...all.map(({ x }) => x))).toBeLessThanOrEqual(1120)
  const heading = all.filter(({ y }) => y > 160 && y < 464)
  expect(heading.length).toBeGreaterThan(50)
  expect(Math.max(...heading.map(({ x }) => x))).toBeLessThan(980)
  expect(all.filter(({ y }) => y > 600 || y < 100)).toEqual([])
})

it('is drawn without any font of the machine', () => {
  expect(draw('Ada Byron')).not.toContain('<text')
})

it('leaves out words that our fonts lack letters for, and stays a picture', () => {
  expect(draw('陈伟')).toMatch(/^<svg .*<\/svg>\n$/s)
  expect(points(draw('陈伟')).length).toBeGreaterThan(100)
})
