/** @jest-environment node */
import { drawOpenGraphImage } from './drawOpenGraphImage'

jest.mock('@/lib/locale/language', () => ({ language: 'ar', languages: ['ar'] }))

it('starts at the right in a language that runs from right to left, and has the oval at the left', () => {
  const image = drawOpenGraphImage({ path: '', siteTitle: 'Anytown', heading: 'Al Bo', details: ['مجلس المدينة', ''] })
  const ends = [...image.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) =>
    Math.max(...[...path.matchAll(/([\d.]+) [\d.]+/g)].map(([, x]) => Number(x))),
  )
  // The title and the name. No letters are drawn apart that should join.
  expect(ends.filter((end) => end > 0).map((end) => Math.round(end / 20))).toEqual([56, 56])
  expect(image).toContain('<ellipse cx="145.5" cy="306" rx="62"')
})
