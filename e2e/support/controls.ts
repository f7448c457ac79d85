/** What a page's controls are called, how they stand out, and whether the one with the focus can be seen. */
import type { Page } from 'playwright/test'
import { injectAxe } from './accessibility'

/** Contrast of what a control is recognized by, according to WCAG. */
const MIN_CONTRAST = 3

/** Controls whose name lacks words that they show, so that nobody can choose them by saying these. */
export async function mismatchedNames(page: Page): Promise<string[]> {
  await injectAxe(page)
  return page.evaluate(() => {
    const { axe } = window as unknown as {
      axe: {
        setup: (node: Node) => void
        teardown: () => void
        commons: { text: { accessibleText: (element: Element) => string } }
      }
    }
    const toWords = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
    axe.setup(document)
    const mismatches = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined
        const shown = label ?? element
        // A symbol that stands for a word is not text, and a choice in a menu is its value.
        const hidden = [...shown.querySelectorAll<HTMLElement>('[aria-hidden], select')].map((each) => each.innerText)
        const text = hidden.reduce((rest, each) => rest.replace(each, ''), shown.innerText)
        const name = axe.commons.text.accessibleText(element)
        return toWords(name).includes(toWords(text)) ? [] : [`"${text}" is named "${name}"`]
      })
    axe.teardown()
    return mismatches
  })
}

/** Text fields and framed buttons whose frame or background has too little contrast with what is around them. */
export function faintControls(page: Page): Promise<string[]> {
  return page.evaluate((minContrast) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const toPixel = (color: string) => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const toLuminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = toPixel(color).map((value) => (value / 255) ** 2.2)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const getContrast = (one: string, other: string) => {
      const [light = 0, dark = 0] = [toLuminance(one), toLuminance(other)].toSorted((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    }
    const findBackground = (element: Element | null): string => {
      const { backgroundColor } = getComputedStyle(element ?? document.documentElement)
      return element && toPixel(backgroundColor)[3] === 0 ? findBackground(element.parentElement) : backgroundColor
    }
    const isField = 'input:not([type=checkbox], [type=radio]), select, textarea'
    return [...document.querySelectorAll<HTMLElement>(`${isField}, button, summary`)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const style = getComputedStyle(element)
      const around = findBackground(element.parentElement)
      const hasFrame = style.borderBottomStyle !== 'none' && parseFloat(style.borderBottomWidth) >= 1
      // Words are enough for a button, but not for a field.
      if (!hasFrame && !element.matches(isField)) return []
      const frame = hasFrame ? getContrast(style.borderBottomColor, around) : 1
      const contrast = Math.max(frame, getContrast(findBackground(element), around))
      const name = element.getAttribute('aria-label') ?? element.innerText
      return contrast >= minContrast ? [] : [`${element.localName} "${name}": ${contrast.toFixed(2)}`]
    })
  }, MIN_CONTRAST)
}

/** Elements with a transition or an animation, and scrollers that glide. */
export function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, pseudo || null)
        const isStill = /^[0s, ]*$/.test(transitionDuration) && animationName === 'none' && scrollBehavior === 'auto'
        return isStill ? [] : [`${element.outerHTML.slice(0, 80)}${pseudo}`]
      }),
    ),
  )
}

/** The control with the focus if it is fully covered, or if no outline marks it. Empty if a reader can see it. */
export function unseenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    // A drawing replaces some checkboxes.
    const isReplaced = element instanceof HTMLInputElement && getComputedStyle(element).clipPath !== 'none'
    const target = (isReplaced && element.labels?.[0]) || element
    const parts = [0.1, 0.5, 0.9]
    const isShown = [...target.getClientRects()].some(({ left, top, width, height }) =>
      parts.some((x) =>
        parts.some((y) => target.contains(document.elementFromPoint(left + x * width, top + y * height))),
      ),
    )
    const isMarked = [element, target, element.nextElementSibling].some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each ?? element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    const name = target.innerText || element.getAttribute('aria-label')
    return `${isShown ? '' : `covered: ${name}`}${isMarked ? '' : `not marked: ${name}`}`
  })
}
