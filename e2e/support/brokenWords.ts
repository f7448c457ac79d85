import type { Page } from 'playwright/test'

/** Letters of the longest words that must stay whole. Names and web addresses may have longer ones. */
const MAX_LETTERS = 13

/** Words of visible text that are in more than one line. Web addresses and Chinese may break anywhere. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((max) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<![./@]\S*)\p{L}+(?!\S*[./@]\p{L})/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1 && word.length <= max && !/\p{Script=Han}/u.test(word)) words.push(word)
      }
    }
    return words
  }, MAX_LETTERS)
}
