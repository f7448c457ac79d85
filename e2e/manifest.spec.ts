import { expect, test } from './support/site'
import { readLinks } from './support/values'

test(
  'the manifest opens the landing page, and its icons exist',
  { tag: '@content' },
  async ({ request, openPage, address }) => {
    const [link = ''] = readLinks(await openPage('./'), 'link[rel="manifest"]')
    const manifest = (await (await request.get(link)).json()) as { start_url: string; icons: { src: string }[] }
    expect(manifest.start_url).toBe(new URL(address).pathname)
    for (const { src } of manifest.icons) expect([src, (await request.get(src)).status()]).toEqual([src, 200])
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
