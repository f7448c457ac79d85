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

const invisible = 'rgba(0, 0, 0, 0)'

const endSentence = (page: Page) => page.evaluate('endSentence()')

/** The sentence that is marked, whether the reader sees it, and the color of its mark. */
const readMark = (page: Page) =>
  page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('read') ?? [])] as Range[]
    const { top = -1, bottom = -1 } = range?.getBoundingClientRect() ?? {}
    const marked = range?.startContainer.parentElement ?? document.body
    const color = getComputedStyle(marked, '::highlight(read)').backgroundColor
    return { text: String(range ?? ''), isInView: top > 0 && bottom < innerHeight, color }
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
    const mark = await readMark(page)
    expect(heading).toContain(mark.text)
    expect(mark.color).not.toBe(invisible)
    for (let count = 0; count < 15; count++) await endSentence(page)
    expect(await readMark(page)).toEqual({ text: expect.stringMatching(/./), isInView: true, color: mark.color })
    await page.getByRole('button', { name: 'Stop' }).click()
    expect((await readMark(page)).text).toBe('')
  },
)

test('a title above the button is marked, too', async ({ page }) => {
  await addVoice(page, 'en-US')
  await page.goto('./how-to-vote/')
  await page.getByRole('button', { name: 'Read aloud' }).click()
  const { text, color } = await readMark(page)
  expect(text).toBe(await page.getByRole('heading', { level: 1 }).innerText())
  expect(color).not.toBe(invisible)
})
