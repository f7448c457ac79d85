import sharp from 'sharp'
import { expect, openData, sitemapPaths, test } from './site'

/** What a page says of itself to the places where links are shared, by the names of its `<meta>`s. */
function sharedBy(html: string): Map<string, string> {
  const metas = [...html.matchAll(/<meta (?:name|property)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)]
  return new Map(metas.map(([, name, content]) => [name!, content!]))
}

test('every page has a share picture of 1200 by 630, and the tags that name it', async ({ request }) => {
  for (const path of [...sitemapPaths(), '/nowhere/']) {
    const html = await (await request.get(path)).text()
    const shared = sharedBy(html)
    expect({ path, ...Object.fromEntries(shared) }).toMatchObject({
      path,
      'og:type': 'website',
      'og:site_name': 'Medford City Elections',
      'og:title': /<title>([^<]+)<\/title>/.exec(html)?.[1],
      'og:description': /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': shared.get('og:title'),
      'twitter:image': shared.get('og:image'),
    })
    const picture = await request.get(shared.get('og:image')!)
    expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/png'])
    const { format, width, height } = await sharp(await picture.body()).metadata()
    expect([path, format, width, height]).toEqual([path, 'png', 1200, 630])
  }
})

test('a picture says name, race and election, and no stance', async ({ request }) => {
  for (const { id, name, keyStances } of openData())
    for (const path of [`/profile/${id}/`, ...(keyStances.length > 0 ? [`/profile/${id}/stance1/`] : [])]) {
      const shared = sharedBy(await (await request.get(path)).text())
      expect(shared.get('og:image')).toBe(`/share/profile/${id}.png`)
      expect(shared.get('og:image:alt')).toMatch(
        new RegExp(
          `^${name}, (City Council|School Committee|Mayor), Tuesday, November 7, 2023, Medford City Elections$`,
        ),
      )
    }
})

test('the icons are there in every form, and so is what a phone asks for', async ({ page, request }) => {
  await page.goto('/')
  const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]')
  const hrefs = await icons.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(hrefs).toEqual(['/favicon.ico', '/icon.svg', '/apple-touch-icon.png'])
  // The browser itself reads each of them.
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const picture = Object.assign(new Image(), { src })
          await picture.decode()
          return picture.naturalWidth
        }),
      ),
    hrefs,
  )
  expect(sizes).toEqual([32, 64, 180])
  const link = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await request.get(link!)).json()) as { icons: { src: string; sizes: string }[] }
  expect(manifest).toMatchObject({ name: 'Medford City Elections', start_url: '/' })
  for (const { src, sizes: size } of manifest.icons.filter(({ src: file }) => file.endsWith('.png'))) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(size)
  }
})

test('the color around the page is the page’s own, light and dark', async ({ page }) => {
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const [themeColor, background] = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      const meta = metas.find(({ media }) => matchMedia(media).matches)
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = meta!.content
      return [getComputedStyle(probe).color, getComputedStyle(document.documentElement).backgroundColor]
    })
    expect(themeColor).toBe(background)
  }
})
