/** Reads from a page what its reader sees. Hidden text is left out. */
import type { Page } from 'playwright/test'
import type { Citation } from './facts'

/** A heading with everything up to the next one. */
export interface Section {
  readonly heading: string
  /** Paragraphs and list items. */
  readonly lines: readonly string[]
  /** Terms and their descriptions. */
  readonly rows: Readonly<Record<string, string>>
  readonly links: readonly { readonly text: string; readonly url: string }[]
  readonly citations: readonly Citation[]
}

/** The visible sections of `<main>` in order, without navigation. Opens folded sources first. */
export async function readSections(page: Page): Promise<readonly Section[]> {
  return page.evaluate(() => {
    document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', ''))
    // Boxes of their own, such as the parts of a date, leave a space before punctuation.
    const text = (element?: Element | null) =>
      element instanceof HTMLElement ? element.innerText.replaceAll(/\s+/g, ' ').replaceAll(' ,', ',').trim() : ''
    const visible = [...document.querySelectorAll('main *')].filter(
      (element) => element.checkVisibility() && !element.closest('nav'),
    )
    const headings = visible.filter((element) => /^H[1-6]$/.test(element.tagName))
    return headings.map((heading, index) => {
      const start = visible.indexOf(heading)
      const next = headings[index + 1]
      const content = visible.slice(start, next && visible.indexOf(next))
      const all = (selector: string) => content.filter((element) => element.matches(selector))
      return {
        heading: text(heading),
        lines: all('p, li').map(text),
        rows: Object.fromEntries(all('dt').map((term) => [text(term), text(term.nextElementSibling)])),
        links: all('a').map((link) => ({ text: text(link), url: (link as HTMLAnchorElement).href })),
        citations: all('cite').map((citation) => {
          const url = citation.querySelector('a')?.href
          const line = text(citation.parentElement)
          const language = citation.getAttribute('lang')
          return {
            text: line.slice(line.indexOf(text(citation))),
            ...(url ? { url } : {}),
            ...(language ? { language } : {}),
          }
        }),
      }
    })
  })
}

/** Finds a section by its heading. */
export function findSection(sections: readonly Section[], heading: string): Section {
  const section = sections.find((each) => each.heading === heading)
  if (section) return section
  throw new Error(`No section "${heading}", only: ${sections.map((each) => each.heading).join(', ')}`)
}

/** Names and relations of the links to the previous and the next page. */
export async function readNeighbors(page: Page): Promise<readonly (readonly [string, string])[]> {
  return page
    .locator('a[rel="prev"], a[rel="next"]')
    .evaluateAll((links) =>
      links.map((link) => [(link as HTMLAnchorElement).rel, (link as HTMLAnchorElement).href] as const),
    )
}

/** Text in the form in which {@link readSections} returns it. */
export function collapse(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
