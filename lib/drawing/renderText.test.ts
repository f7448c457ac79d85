import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { languageTags } from '@/lib/locale/languages'
import { countRuns } from '@/lib/testing/countRuns'
import { renderText } from './renderText'

type Messages = Readonly<Record<string, { readonly defaultMessage: string }>>

async function measure(text: string, width?: number) {
  const { info } = (await renderText(text, { size: 100, color: '#000', width })) ?? {}
  return { width: info?.width ?? 0, height: info?.height ?? 0 }
}

it.each(languageTags)('has every letter of the page text in %s', async (tag) => {
  const messages = JSON.parse(readFileSync(join('lib', 'locale', 'messages', `${tag}.json`), 'utf8')) as Messages
  const text = Object.values(messages).map(({ defaultMessage }) => defaultMessage)
  const letters = [...new Set(text.join('').normalize('NFC'))].filter((letter) => letter.trim() !== '')
  expect(letters.length).toBeGreaterThan(60)
  expect(await measure(letters.join(''))).not.toEqual({ width: 0, height: 0 })
})

it.each([
  'Breanna Lungo-Koehn',
  'Łukasz Žižek',
  'Nguyễn Văn Ần',
  'Żółć & Søn',
  'Zu\u0308rich',
  'Аня',
  '陈 <b>',
  'مجلس',
])('renders %s', async (text) => {
  const { width, height } = await measure(text)
  expect(width).toBeGreaterThan(text.length * 25)
  expect(height).toBeGreaterThan(50)
})

it.each(['김', 'Jo 🎉', 'ไทย', '\u0001', '\n', ' \u200E', ''])(
  'renders nothing for %j, whatever fonts are installed',
  async (text) => {
    expect(await renderText(text, { size: 100, color: '#000' })).toBeUndefined()
  },
)

it('joins Arabic letters', async () => {
  const joined = await measure('مجلس')
  const apart = await measure([...'مجلس'].join('\u200C'))
  expect(joined.width).toBeLessThan(0.9 * apart.width)
})

it.each([
  ['at a space, and not at a hyphen', 'Breanna Lungo-Koehn', 700, ['Breanna', 'Lungo-Koehn']],
  ['between Chinese words', '学校委员会的候选人名单', 750, ['学校委员会的', '候选人名单']],
  ['not before a Chinese comma', '学校委员会候选，市议会', 680, ['学校委员会', '候选，市议会']],
])('breaks a line %s', async (_, text, width, lines) => {
  const widths = await Promise.all(lines.map(async (line) => (await measure(line)).width))
  const { width: wrapped, height } = await measure(text, width)
  expect(Math.abs(wrapped - Math.max(...widths))).toBeLessThanOrEqual(6)
  expect(height).toBeGreaterThan(150)
  expect(height).toBeLessThan(250)
})

it('renders markup as text', async () => {
  const markup = fc.string({ unit: fc.constantFrom(...'<>&"\'/=;#!-bi1 '), minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(markup, async (text) => {
      expect((await measure(`x${text}x`)).width).toBeGreaterThan((await measure('xx')).width)
    }),
    { numRuns: countRuns(50, 500) },
  )
})

it('leaves the environment of other programs alone', async () => {
  process.env.FONTCONFIG_FILE = '/etc/fonts/fonts.conf'
  await jest.isolateModulesAsync(async () => {
    await (await import('./renderText')).renderText('Ada', { size: 20, color: '#000' })
  })
  expect(process.env).toMatchObject({ FONTCONFIG_FILE: '/etc/fonts/fonts.conf' })
  expect(process.env).not.toHaveProperty('PANGOCAIRO_BACKEND')
  delete process.env.FONTCONFIG_FILE
})
