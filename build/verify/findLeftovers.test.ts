import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answer, findDifferences, folder } from './testing/faultyHost'

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const text = { 'Content-Type': 'text/plain; charset=utf-8' }
const xml = { 'Content-Type': 'application/xml' }
const line = (path: string) => `${'0'.repeat(64)}  ${path}\n`

it('reports addresses that only the SHA256SUMS of the site lists, with their status', async () => {
  const own = readFileSync(join(folder, 'SHA256SUMS'), 'utf8')
  const sums = own + line('old/index.html') + line('gone.html') + line('//other.example/a')
  const differences = await findDifferences({
    SHA256SUMS: answer(200, text, sums),
    'old/': answer(200, html, 'old'),
    'gone.html': answer(404, html),
  })
  expect(differences).toEqual({
    SHA256SUMS: [`content has ${sums.length} bytes, expected ${own.length}`],
    'old/': ['listed in SHA256SUMS, not in the export: status 200'],
    'gone.html': ['listed in SHA256SUMS, not in the export: status 404'],
    'http://other.example/a': ['listed in SHA256SUMS, not in the export: an address outside of the site'],
  })
})

it('reports addresses that only the sitemap of the site lists, without a request to other sites', async () => {
  const locations = ['https://guide.example/guide/', '/guide/old/', 'https://other.invalid/']
  const sitemap = locations.map((location) => `<loc>${location}</loc>`).join('')
  const differences = await findDifferences({
    'sitemap.xml': answer(200, xml, sitemap),
    'old/': answer(200, html, 'old'),
  })
  expect(differences).toEqual({
    'sitemap.xml': [expect.stringMatching(/^content has/)],
    'old/': ['listed in sitemap.xml, not in the export: status 200'],
    'https://other.invalid/': ['listed in sitemap.xml, not in the export: an address outside of the site'],
  })
})
