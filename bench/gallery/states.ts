import type { BrowserContextOptions, Page } from 'playwright'
import type { OpenCandidate } from '@/guide/ask/guide'
import { findMostStances } from './pages'

/** A page after an interaction, or in an unusual environment. */
export interface PageState {
  /** Relative to the site's home page. */
  readonly path: string
  readonly options?: BrowserContextOptions
  readonly act?: (page: Page) => Promise<unknown>
}

/** Returns the states of a site's pages by name. States of stance links are left out if no candidate has stances. */
export function chooseStates(candidates: readonly OpenCandidate[]): Readonly<Record<string, PageState>> {
  const candidate = findMostStances(candidates)
  const profile = candidate && `profile/${candidate.id}/`
  const stanceLink = 'ol a'
  return {
    focus: { path: 'candidates/', act: (page) => page.locator('main button, main a').first().focus() },
    ...(profile && {
      'focus-row': { path: profile, act: (page) => page.locator(stanceLink).first().focus() },
      hover: { path: profile, act: (page) => page.locator(stanceLink).first().hover() },
    }),
    pressed: {
      path: '',
      act: async (page) => {
        await page.locator('a[data-main-path]').first().hover()
        await page.mouse.down()
      },
    },
    'no-script': { path: 'candidates/', options: { javaScriptEnabled: false } },
    unstyled: { path: profile ?? '', act: (page) => page.evaluate(removeStyles) },
    'large-text': { path: '', act: (page) => page.evaluate(enlargeText) },
  }
}

function removeStyles(): void {
  document.querySelectorAll('link[rel="stylesheet"], style').forEach((element) => element.remove())
}

/** Uses a constructed style sheet, since the page's policy blocks added style elements. */
function enlargeText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% }')
  document.adoptedStyleSheets.push(sheet)
}
