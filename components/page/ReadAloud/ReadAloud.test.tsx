import { bundleScript } from '@/lib/inline-scripts/bundleScript'
import { languageTags } from '@/lib/locale/languages'
import { readMessages } from '@/lib/locale/readMessages'
import { readAloudScript } from './ReadAloud'

it.each(languageTags)('adds at most 1,500 bytes of script to a page in %s', (language) => {
  const pause = readMessages(language).get('site.readAloud.pause') ?? ''
  expect(pause).not.toBe('')
  expect(Buffer.byteLength(bundleScript(readAloudScript, pause))).toBeLessThanOrEqual(1500)
})
