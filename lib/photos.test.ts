/** @jest-environment node */
import { paths, photoWidths } from './paths'
import { fullPhoto, isPhoto, photoName } from './photos'

it('names pictures after the photograph, and anew when it changes', () => {
  const name = photoName('torres-roth.jpeg', Buffer.from('one'))
  expect(name).toMatch(/^torres-roth-[0-9a-f]{10}$/)
  expect(photoName('torres-roth.jpeg', Buffer.from('one'))).toBe(name)
  expect(photoName('torres-roth.jpeg', Buffer.from('other'))).not.toBe(name)
  expect(paths.photo(name, 320, 'avif')).toBe(`/img/photos/${name}-320.avif`)
})

it('takes every type for a photograph but a drawing', () => {
  expect(['a.jpg', 'a.jpeg', 'a.png', 'a.webp', 'a.svg'].filter(isPhoto)).toHaveLength(4)
})

it('has whole pixels in every width, of which the last is the largest', () => {
  expect(photoWidths.map((width) => (width * 5) % 4)).toEqual(photoWidths.map(() => 0))
  expect(fullPhoto).toEqual({ width: photoWidths.at(-1), height: (photoWidths.at(-1)! * 5) / 4 })
})
