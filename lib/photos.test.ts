import type { PhotoFocus } from './cropArea'
import { paths, photoWidths } from './paths'
import { getPhotoName, maxPhotoSize } from './photos'

it('names images after the photograph, its content and its crop', () => {
  const name = getPhotoName('torres-roth.jpeg', Buffer.from('one'))
  expect(name).toMatch(/^torres-roth-[0-9a-f]{6}$/)
  expect(getPhotoName('torres-roth.jpeg', Buffer.from('one'))).toBe(name)
  expect(getPhotoName('torres-roth.jpeg', Buffer.from('other'))).not.toBe(name)
  const withFocus = (focus: PhotoFocus) => getPhotoName('torres-roth.jpeg', Buffer.from('one'), focus)
  expect([{}, { horizontal: 50 }, { vertical: 0 }].map(withFocus)).toEqual([name, name, name])
  expect(new Set([name, withFocus({ horizontal: 30 }), withFocus({ vertical: 30 })]).size).toBe(3)
  expect(paths.photo(name, 320, 'avif')).toBe(`/img/photos/${name}-320.avif`)
})

it('uses widths that give whole heights at 4:5, up to the largest size', () => {
  expect(photoWidths.filter((width) => !Number.isInteger((width * 5) / 4))).toEqual([])
  const width = Math.max(...photoWidths)
  expect(maxPhotoSize).toEqual({ width, height: (width * 5) / 4 })
})
