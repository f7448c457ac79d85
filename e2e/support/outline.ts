/** What a page says, as lines in the manner of Markdown. Fact tests compare it with the editors' files. */
import type { CheerioAPI } from 'cheerio'
import { isTag, isText, type AnyNode, type Element } from 'domhandler'

/** Elements in a line of text. Every other element begins and ends a line. */
const inlineElements = new Set(
  'a abbr b bdi bdo button cite code data dfn em i kbd label mark q s samp small span strong sub sup svg time u var'.split(
    ' ',
  ),
)
/** Controls, what scripts show later or only on screens, and the definitions of terms. Paper has everything else. */
const ignored =
  'script, style, svg, template, noscript, nav, button:not([popovertarget]), select, [hidden], [data-from], [data-screen], [aria-hidden], :has(> [popover])'

/**
 * Lines of an element: `## Heading`, `[link](./candidates/)` and `{fr}text in another language`.
 * @param address address of the site. Links to its pages begin with `./`.
 */
export function readOutline($: CheerioAPI, selector: string | Element, address: string): string[] {
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    const text = collapse(line)
    if (text !== '') lines.push(text)
    line = ''
  }
  const visit = (node: AnyNode, isInLink: boolean): void => {
    if (isText(node)) line += node.data
    if (!isTag(node) || $(node).is(ignored)) return
    const { name, attribs, children } = node
    const isInline = inlineElements.has(name)
    if (!isInline && isInLink) line += ' '
    else if (!isInline) endLine()
    if (/^h[1-6]$/.test(name) && !isInLink) line += `${'#'.repeat(Number(name.slice(1)))} `
    if (attribs.lang) line += `{${attribs.lang}}`
    // Without an address, an element of a link is text.
    const isLink = name === 'a' && attribs.href !== undefined
    if (isLink) line += '['
    for (const child of children) visit(child, isInLink || isLink)
    if (isLink) line = `${line.trimEnd()}](${toPath(attribs.href!, address)})`
    if (!isInline && isInLink) line += ' '
    else if (!isInline) endLine()
  }
  for (const element of typeof selector === 'string' ? $(selector).get() : [selector]) visit(element, false)
  return lines.map((each) => each.replaceAll(/(?<=\[) /g, ''))
}

/** An address, or the path of a page of the site. */
export function toPath(href: string, address: string): string {
  const url = new URL(href, address).href
  return url.startsWith(address) ? `./${url.slice(address.length)}` : url
}

/** Text with single spaces. */
export function collapse(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
