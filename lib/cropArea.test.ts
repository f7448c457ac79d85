import { assert, constantFrom, integer, property, record } from 'fast-check'
import { centerCrop, findCropArea, findDirection, isUsualFocus } from './cropArea'

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

it.each([
  [{}, true],
  [{ horizontal: 50 }, true],
  [{ horizontal: 50, vertical: 0 }, true],
  [{ vertical: 1 }, false],
])('knows whether %j is the usual crop', (place, isUsual) => {
  expect(isUsualFocus(place)).toBe(isUsual)
})
