import { load, type CheerioAPI } from 'cheerio'
import sharp from 'sharp'
import { expect, test } from './support/site'

function previewTags($: CheerioAPI): Map<string, string> {
  const tags = $('meta[property^="og:"], meta[name^="twitter:"]').get()
  return new Map(tags.map(({ attribs }) => [attribs.property ?? attribs.name ?? '', attribs.content ?? '']))
}

test(
  'every page has preview tags and an image of 1200 by 630 pixels',
  { tag: '@content' },
  async ({ request, readPage, paths, election, address }) => {
    test.slow()
    const images = new Set<string>()
    const notFound = load(await (await request.get('./nowhere/')).text())
    for (const path of [...paths, './nowhere/']) {
      const $ = path === './nowhere/' ? notFound : await readPage(path)
      const tags = previewTags($)
      expect({ path, ...Object.fromEntries(tags) }).toMatchObject({
        path,
        'og:type': 'website',
        'og:site_name': election.title,
        'og:title': $('title').text(),
        'og:description': $('meta[name="description"]').attr('content'),
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      })
      images.add(new URL(tags.get('og:image') ?? '', address).pathname)
    }
    for (const image of images) {
      const response = await request.get(image)
      expect([image, response.status(), response.headers()['content-type']]).toEqual([image, 200, 'image/png'])
      const { format, width, height } = await sharp(await response.body()).metadata()
      expect([image, format, width, height]).toEqual([image, 'png', 1200, 630])
    }
  },
)

test(
  'all icons exist, also those of the manifest',
  { tag: '@content' },
  async ({ page, request, election, address }) => {
    await page.goto('./')
    const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const link = await page.locator('link[rel="manifest"]').getAttribute('href')
    const manifest = (await (await request.get(link ?? '')).json()) as { icons: { src: string }[] }
    expect(manifest).toMatchObject({ name: election.title, start_url: new URL(address).pathname })
    for (const file of [...hrefs, ...manifest.icons.map(({ src }) => src)])
      expect([file, (await request.get(file)).status()]).toEqual([file, 200])
  },
)

test('the theme color is the background color of the page, light and dark', { tag: '@content' }, async ({ page }) => {
  await page.goto('./')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const [themeColor, background] = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      const meta = metas.find(({ media }) => matchMedia(media).matches)
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = meta?.content ?? ''
      return [getComputedStyle(probe).color, getComputedStyle(document.documentElement).backgroundColor]
    })
    expect(themeColor).toBe(background)
  }
})
