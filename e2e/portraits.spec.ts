import { expect, test } from './site'

test('a photograph stands in the same box as a drawing, and so do the words beside it', async ({ page }) => {
  for (const path of ['/candidates/', '/profile/bears/'])
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const drawn = await page.evaluate(boxes)
      await page.evaluate(makePhotographs)
      await expect(page.locator('main picture').first()).toBeAttached()
      expect([path, width, await page.evaluate(boxes)]).toEqual([path, width, drawn])
    }
})

/** Where pictures and words stand, from the left and the top. */
function boxes() {
  return [...document.querySelectorAll('main img, main span, main h1, main dl')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return [x, y, width, height]
  })
}

/** Puts every other picture of the page into the elements that a photograph has. */
function makePhotographs() {
  document.querySelectorAll<HTMLImageElement>('main img').forEach((image, index) => {
    if (index % 2 === 1) return
    const picture = document.createElement('picture')
    image.before(picture)
    for (const type of ['image/avif', 'image/webp']) {
      const source = document.createElement('source')
      Object.assign(source, { type, srcset: `${image.src} 480w`, sizes: 'auto, 10rem' })
      picture.append(source)
    }
    Object.assign(image, { sizes: 'auto, 10rem', srcset: `${image.src} 480w` })
    picture.append(image)
  })
}
