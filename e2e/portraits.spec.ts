import { expect, findCandidate, profilePath, test } from './support/site'

test('a photograph has the same box as a generated portrait, and moves no text', async ({ page, election, settle }) => {
  for (const path of ['./candidates/', profilePath(findCandidate(election))])
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      // React may still start, and would replace elements that it does not expect.
      await settle()
      const before = await page.evaluate(measureBoxes)
      test.skip((await page.locator('main img:not(picture img)').count()) === 0, 'no generated portrait')
      await page.evaluate(turnIntoPhotographs)
      await expect(page.locator('main picture').first()).toBeAttached()
      expect([path, width, await page.evaluate(measureBoxes)]).toEqual([path, width, before])
    }
})

function measureBoxes() {
  return [...document.querySelectorAll('main img, main span, main h1, main dl')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height]
  })
}

/** Gives every other generated portrait the markup of a photograph. */
function turnIntoPhotographs() {
  document.querySelectorAll<HTMLImageElement>('main img:not(picture img)').forEach((image, index) => {
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
