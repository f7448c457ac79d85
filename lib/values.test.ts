import { availableParallelism } from 'node:os'
import { assert, constantFrom, integer, property, record } from 'fast-check'
import { escapeUnprintable, findForbiddenCharacter, foldName } from './characters'
import { type PhotoFocus, centerCrop, findCropArea, findDirection } from './cropArea'
import { mapInParallel, settleAll } from './mapInParallel'
import { paths, photoWidths } from './paths'
import { getPhotoName, maxPhotoSize } from './photos'
import { toTelephoneUrl } from './text'

it.each([
  ['Ada\u202EByron', 'a right-to-left override (U+202E)'],
  ['Ada\u2068Byron', 'a first-strong isolate (U+2068)'],
  ['Ada\u0007', 'a control character (U+0007)'],
  ['Ada\r', 'a control character (U+000D)'],
  ['Ada\u0085Byron', 'a control character (U+0085)'],
  ['Ada\uD800', 'half of a surrogate pair (U+D800)'],
  ['Ada\uFFFF', 'a noncharacter (U+FFFF)'],
  ['Ada\uFDD0', 'a noncharacter (U+FDD0)'],
  ['Jos\uFFFD', 'a replacement character, which stands for a lost one (U+FFFD)'],
  ['Ada\uE000', 'a private use character (U+E000)'],
  ['Ada\u{E0041}', 'a tag character (U+E0041)'],
  ['soft\u00ADhyphen', 'a soft hyphen (U+00AD)'],
  ['Ada\u034FByron', 'a combining grapheme joiner (U+034F)'],
  ['Ada\u115FByron', 'a Hangul filler (U+115F)'],
  ['\u3164', 'a Hangul filler (U+3164)'],
  ['Ada\uFFA0', 'a Hangul filler (U+FFA0)'],
  ['Ada\u200BByron', 'a zero-width space (U+200B)'],
  ['Ada\u200CByron', 'a zero-width non-joiner (U+200C)'],
  ['Ada\u200DByron', 'a zero-width joiner (U+200D)'],
  ['\u{1F469}\u200D', 'a zero-width joiner (U+200D)'],
  ['می\u200C\u200C\u200Cخواهم', 'a zero-width non-joiner (U+200C)'],
  ['Ada\u200E Byron', 'a left-to-right mark (U+200E)'],
  ['Ada\u200F Byron', 'a right-to-left mark (U+200F)'],
  ['Ada\u061C', 'an Arabic letter mark (U+061C)'],
  ['Ada\u2060Byron', 'a word joiner (U+2060)'],
  ['f\u2061x', 'an invisible function application (U+2061)'],
  ['2\u2062x', 'an invisible times sign (U+2062)'],
  ['1\u2063\u2064', 'an invisible separator (U+2063)'],
  ['Ada\u206F', 'an invisible character (U+206F)'],
  ['Ada\uFEFFByron', 'a zero-width no-break space (U+FEFF)'],
  ['Ada\uFFF9Byron', 'an invisible character (U+FFF9)'],
  ['Ada\u{1D173}', 'an invisible character (U+1D173)'],
  ['Ada\u2800Byron', 'a blank Braille pattern (U+2800)'],
  ['\uFE0F', 'a variation selector (U+FE0F)'],
  ['Ada\uFE0F 1\uFE0F', 'a variation selector (U+FE0F)'],
  ['Ada\uFE00', 'a variation selector (U+FE00)'],
  ['Ada\u{E0101}', 'a variation selector (U+E0101)'],
  ['Ada\u180B', 'a Mongolian variation selector (U+180B)'],
  ['A\u0301\u0301\u0301\u0301da', 'more than 3 combining marks on one letter (U+0301)'],
  ['क\u0301\u200D\u0301\u200D\u0301\u200D\u0301', 'a zero-width joiner (U+200D)'],
])('finds the forbidden character of %j', (text, name) => {
  expect(findForbiddenCharacter(text)).toBe(name)
})

it.each([
  'Nguyễn Thị Ánh'.normalize('NFD'),
  'Ǭ̄'.normalize('NFD'),
  'Line 1\n\tLine 2',
  'می‌خواهم',
  'שָׁלוֹם',
  'مرحبا\u200F',
  '👩‍👩‍👧‍👦 👍🏽 ❤️ 1️⃣ 🇺🇸',
  'क्षत्रिय',
  'שלום!\u200F (Ada)',
  'C++\u200E שלום',
  '☎ 03-555-0100\u200E שלום',
  'क्\u200Dष র\u200D্য',
  'ភាសា\u200Bខ្មែរ',
  'ภาษา\u200Bไทย',
  '葛\u{E0100}',
  '⠁⠀⠃',
  'a\u00A0b\u202Fc',
  'a\u2028b',
])('accepts %j', (text) => {
  expect(findForbiddenCharacter(text)).toBeUndefined()
})

it('escapes characters that are not printable', () => {
  expect(escapeUnprintable('A\u202E\u001B[31m\n\uD800\u200Bé👍')).toBe(
    'A\\u{202E}\\u{1B}[31m\\u{A}\\u{D800}\\u{200B}é👍',
  )
})

it('folds names that differ only in case, Unicode form or spaces', () => {
  const names = ['Zoë  Weiß', 'ZOE\u0308 WEISS', '\uFF3Ao\u00EB weiss', 'Zo\u00EB\u200B Weiss']
  expect(new Set(names.map(foldName)).size).toBe(1)
  expect(foldName('Zoe Weiss')).not.toBe(foldName('Zoë Weiss'))
})

it('folds only the beginning of text that is longer than any name', () => {
  expect(foldName('\uFDFA'.repeat(100_000)).length).toBeLessThan(20_000)
})

it.each([
  ["O'Neil", ['O’Neil', 'Oʼneil', 'O`Neil', 'O´Neil', 'O＇Neil']],
  ['Lungo-Koehn', ['Lungo‐Koehn', 'Lungo–Koehn', 'Lungo‑Koehn', 'LUNGO−KOEHN']],
])('folds the kinds of apostrophes and hyphens in %s', (name, others) => {
  expect(new Set(others.map(foldName))).toEqual(new Set([foldName(name)]))
})

describe('cropArea', () => {
  const percent = integer({ min: 0, max: 100 })
  const focus = record({ horizontal: percent, vertical: percent }, { requiredKeys: [] })
  const length = (min: number) => integer({ min, max: 12_000 })
  const size = record({ width: length(480), height: length(600) })

  it('is in the photograph, has the shape of the published images, and fills one side', () => {
    assert(
      property(size, focus, (photo, place) => {
        const { left, top, width, height } = findCropArea(photo, place)
        expect(Math.min(left, top, photo.width - left - width, photo.height - top - height)).toBeGreaterThanOrEqual(0)
        expect(Math.abs(width - height * 0.8)).toBeLessThan(1)
        expect(width === photo.width || height === photo.height).toBe(true)
        expect(Math.min(width - 480, height - 600)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('contains its focus point, in percent of the photograph', () => {
    assert(
      property(size, percent, percent, (photo, horizontal, vertical) => {
        const { left, top, width, height } = findCropArea(photo, { horizontal, vertical })
        const [x, y] = [(photo.width * horizontal) / 100, (photo.height * vertical) / 100]
        // The area is in whole pixels.
        expect(Math.min(x - left, left + width - x, y - top, top + height - y)).toBeGreaterThanOrEqual(-1)
      }),
    )
  })

  it('contains the point that it is centered on, in the middle if the photograph allows', () => {
    assert(
      property(size, percent, percent, constantFrom(0, 0.5), (photo, left, top, offset) => {
        const point = { x: (photo.width * left) / 100 + offset, y: (photo.height * top) / 100 + offset }
        const area = findCropArea(photo, centerCrop(photo, point))
        const step = Math.max(photo.width, photo.height) / 100 + 1
        const check = (at: number, start: number, inner: number, outer: number) => {
          expect(at).toBeGreaterThanOrEqual(start - step)
          expect(at).toBeLessThanOrEqual(start + inner + step)
          const isNearSide = at < inner / 2 + step || at > outer - inner / 2 - step
          expect(isNearSide || Math.abs(start + inner / 2 - at) <= step).toBe(true)
        }
        if (findDirection(photo) === 'horizontal') check(point.x, area.left, area.width, photo.width)
        if (findDirection(photo) === 'vertical') check(point.y, area.top, area.height, photo.height)
      }),
    )
  })

  it.each([
    ['wide', { width: 1500, height: 1000 }, { left: 350, top: 0, width: 800, height: 1000 }],
    ['tall', { width: 800, height: 2000 }, { left: 0, top: 0, width: 800, height: 1000 }],
    ['of the same shape', { width: 480, height: 600 }, { left: 0, top: 0, width: 480, height: 600 }],
  ])('crops a photograph that is %s as usual without a focus', (_name, photo, area) => {
    expect(findCropArea(photo, {})).toEqual(area)
    expect(findCropArea(photo, { horizontal: 50, vertical: 0 })).toEqual(area)
  })

  it('moves in one direction', () => {
    expect(findDirection({ width: 1500, height: 1000 })).toBe('horizontal')
    expect(findDirection({ width: 800, height: 2000 })).toBe('vertical')
    expect(findDirection({ width: 480, height: 600 })).toBeUndefined()
    expect(centerCrop({ width: 1600, height: 1000 }, { x: 0, y: 0 })).toEqual({ horizontal: 0 })
    expect(centerCrop({ width: 1600, height: 1000 }, { x: 600, y: 999 })).toEqual({ horizontal: 25 })
    expect(centerCrop({ width: 800, height: 2000 }, { x: 0, y: 1000 })).toEqual({ vertical: 50 })
    expect(centerCrop({ width: 480, height: 600 }, { x: 1, y: 1 })).toEqual({})
  })
})

it('maps each item in order, with one worker per processor', async () => {
  let running = 0
  let maxRunning = 0
  const items = Array.from({ length: 40 }, (_, index) => index)
  const results = await mapInParallel(items, async (item) => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await new Promise((resolve) => setTimeout(resolve, 5 - (item % 5)))
    running -= 1
    return item * 2
  })
  expect(results).toEqual(items.map((item) => item * 2))
  expect(maxRunning).toBe(availableParallelism())
})

it('rejects if mapping one item fails', async () => {
  const mapItem = (item: number) => (item === 2 ? Promise.reject(new Error('no ink')) : Promise.resolve())
  await expect(mapInParallel([1, 2, 3], mapItem)).rejects.toThrow('no ink')
})

it('begins no other item after a failure, and waits for those that it has begun', async () => {
  const [begun, ended]: [number[], number[]] = [[], []]
  const mapItem = async (item: number) => {
    begun.push(item)
    if (item === 1) throw new Error('no ink')
    await new Promise((resolve) => setTimeout(resolve, 10))
    ended.push(item)
  }
  await expect(mapInParallel([1, 2, 3, 4], mapItem, 2)).rejects.toThrow('no ink')
  expect([begun, ended]).toEqual([[1, 2], [2]])
})

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

it('returns the value of each', async () => {
  await expect(settleAll([Promise.resolve(1), Promise.resolve('a')])).resolves.toEqual([1, 'a'])
})

it('rejects only once all have ended', async () => {
  let ended = false
  const slow = new Promise<void>((resolve) => {
    setTimeout(() => {
      ended = true
      resolve()
    }, 20)
  })
  await expect(settleAll([Promise.reject(new Error('no ink')), slow])).rejects.toThrow('no ink')
  expect(ended).toBe(true)
})

it.each([
  ['902-555-0142', 'tel:9025550142'],
  ['+1 (902) 555.0142', 'tel:+19025550142'],
  ['781-393-2491 x12', 'tel:7813932491;ext=12'],
  ['781-393-2491 ext. 12', 'tel:7813932491;ext=12'],
])('links %s as %s', (phone, url) => {
  expect(toTelephoneUrl(phone)).toBe(url)
})
