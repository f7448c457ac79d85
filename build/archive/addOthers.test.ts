import { aGuide } from '@/guide/testing/factories'
import { readEnv } from '@/lib/env'
import { electionsPage } from '@/build/exportedFiles'
import { addOthers } from './addOthers'

const page = '<main><div data-elections="newer"></div><section></section><div data-elections="older"></div></main>'
const robots = 'User-Agent: *\nSitemap: https://guide.example/city/sitemap.xml\n'
const earlier = { date: '2015-11-03', path: '/2015-11-03' }

/** Returns the plain export of a site with an earlier election, in one language. */
async function add(siteUrl?: string) {
  const files = new Map(
    Object.entries({ 'robots.txt': robots, [electionsPage]: page }).map(([name, text]) => [name, Buffer.from(text)]),
  )
  const election = { guide: aGuide(), inputs: [], exports: [{ plain: files, elections: files, images: [] }] }
  const others = [{ ...earlier, sheets: { en: '<section>2015</section>' } }]
  const { exports } = await addOthers(election, others, { ...readEnv(), siteUrl, basePath: '/city' })
  return (name: string) => exports[0]?.plain?.get(name)?.toString()
}

it('adds the sheet of each election to the page of all elections', async () => {
  expect((await add())(electionsPage)).toContain('<div data-elections="older"><section>2015</section></div>')
})

it('names the sitemap of each election for crawlers, if the address of the site is known', async () => {
  const read = await add('https://guide.example')
  expect(read('robots.txt')).toBe(`${robots}Sitemap: https://guide.example/city/2015-11-03/sitemap.xml\n`)
  expect((await add())('robots.txt')).toBe(robots)
})
