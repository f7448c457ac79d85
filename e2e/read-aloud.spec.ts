/** Pages that are read aloud. Headless browsers have no voices, so the tests bring one. */
import type { Page } from 'playwright/test'
import { expect, findCandidate, profilePath, test } from './support/site'

/** Adds a voice for a language before the page loads. It ends a sentence when `endSentence` is called. */
async function addVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((tag) => {
    let current: SpeechSynthesisUtterance | undefined
    const speech = {
      getVoices: () => [{ lang: tag, localService: true, default: true }],
      speak: (utterance: SpeechSynthesisUtterance) => (current = utterance),
      cancel: () => (current = undefined),
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, { endSentence: () => Object(current).onend({ target: current }) })
  }, lang)
}

const endSentence = (page: Page) => page.evaluate('endSentence()')

/** The sentence that is marked, and whether the reader sees it. */
const readMark = (page: Page) =>
  page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('read') ?? [])] as Range[]
    const { top = -1, bottom = -1 } = range?.getBoundingClientRect() ?? {}
    return { text: String(range ?? ''), isInView: top > 0 && bottom < innerHeight }
  })

test(
  'a stance is read sentence by sentence, and the button stays in reach',
  { tag: '@firefox' },
  async ({ page, election }) => {
    await addVoice(page, 'en-US')
    await page.setViewportSize({ width: 360, height: 500 })
    const candidate = findCandidate(election, 1)
    await page.goto(`${profilePath(candidate)}stance1/`)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: 'Read aloud' }).click()
    // A title may be two sentences.
    expect(heading).toContain((await readMark(page)).text)
    for (let count = 0; count < 15; count++) await endSentence(page)
    expect(await readMark(page)).toEqual({ text: expect.stringMatching(/./), isInView: true })
    await page.getByRole('button', { name: 'Stop' }).click()
    expect((await readMark(page)).text).toBe('')
  },
)
