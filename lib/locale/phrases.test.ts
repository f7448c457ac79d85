/** @jest-environment node */
import { en } from './en'
import type { Phrases } from './phrases'

it('requires every phrase of every language, with any text', () => {
  const complete: Phrases = { ...en, site: { ...en.site, back: 'Zurück' } }
  // @ts-expect-error: the phrases of the site are missing.
  const incomplete: Phrases = { dates: en.dates }
  expect(complete.site.back).not.toBe(en.site.back)
  expect(incomplete.site).toBeUndefined()
})
