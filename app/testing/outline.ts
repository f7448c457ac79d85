/** A page as lines in the manner of Markdown: its text, its links, and the attributes that scripts and screen readers use. */
import type { CheerioAPI } from 'cheerio'
import { isTag, isText, type AnyNode, type Element } from 'domhandler'

/** Elements in a line of text. Every other element begins and ends a line. */
const inlineElements = new Set(
  'a abbr b bdi bdo button cite code data dfn em i img input kbd label mark option q s samp small span strong sub sup svg time u var'.split(
    ' ',
  ),
)
/** Elements that have a line of their own even without attributes. */
const shownElements = new Set(
  'aside blockquote details dialog fieldset footer header main nav noscript section select summary table'.split(' '),
)
const bullets: Readonly<Record<string, string>> = { dt: ':', li: '-', tr: '|', caption: '|' }
/** Attributes for styles only. */
const hiddenAttributes = new Set(['class', 'width', 'height'])
/** Between the term of a list and its definition, which share a line. */
const termEnd = ' = '

/** Lines of an element, indented like the elements around them. */
export function readOutline($: CheerioAPI, root: Element): string[] {
  const lines: string[] = []
  let line = ''
  const endLine = (depth: number) => {
    const text = line.replaceAll(/\s+/g, ' ').trim()
    if (text !== '') lines.push('  '.repeat(depth) + text)
    line = ''
  }
  const visitBlock = (element: Element, depth: number): void => {
    const { name, children } = element
    const attributes = describeAttributes(element)
    const level = /^h([1-6])$/.exec(name)?.[1]
    const bullet = level ? '#'.repeat(Number(level)) : bullets[name]
    const isShown = bullet === undefined && (attributes !== '' || shownElements.has(name))
    if (isShown || bullet !== undefined || !line.endsWith(termEnd)) endLine(depth)
    if (bullet !== undefined) line = `${bullet} ${attributes && `{${attributes}} `}`
    if (isShown) lines.push('  '.repeat(depth) + toTag(name, attributes))
    const start = lines.length
    for (const child of children) visit(child, depth + Number(isShown), level !== undefined || name === 'tr')
    if (name === 'dt') line = line.trimEnd() + termEnd
    else endLine(depth + Number(isShown))
    // An element with one line shares it. The other lines of a list item are below its first.
    if (isShown && lines.length === start + 1) {
      const [tag, content = ''] = lines.splice(start - 1)
      lines.push(`${tag} ${content.trim()}`)
    }
    if (bullet !== undefined) lines.push(...lines.splice(start + 1).map((each) => `  ${each}`))
  }
  const visitInline = (element: Element, depth: number): void => {
    const { name, attribs, children } = element
    const attributes = describeAttributes(element)
    const isLink = attribs.href !== undefined
    const isShown = !isLink && (attributes !== '' || name === 'button')
    if (isLink) line += '['
    if (isShown) line += toTag(name, attributes)
    for (const child of children) visit(child, depth, true)
    if (isLink) line = `${line.trimEnd()}](${attribs.href})${attributes && `{${attributes}}`}`
    if (isShown && name !== 'input' && name !== 'img') line += `</${name}>`
  }
  const visit = (node: AnyNode, depth: number, isInLine: boolean): void => {
    if (isText(node)) line += node.data
    if (!isTag(node) || (node.name === 'svg' && node.attribs['aria-label'] === undefined)) return
    const { name } = node
    if (name === 'script' || name === 'template') {
      if (!isInLine) endLine(depth)
      line += `${toTag(name, describeAttributes(node))} ${$(node).text()}`
      if (!isInLine) endLine(depth)
    } else if (inlineElements.has(name)) visitInline(node, depth)
    else if (isInLine) {
      line += ' '
      visitInline(node, depth)
      line += name === 'td' || name === 'th' ? ' |' : ' '
    } else visitBlock(node, depth)
  }
  visitBlock(root, 0)
  return lines
}

function toTag(name: string, attributes: string): string {
  return `<${[name, attributes].filter(Boolean).join(' ')}>`
}

function describeAttributes({ name, attribs, children }: Element): string {
  // Scripts and styles read the class of the document, and the class of a drawing is all of it.
  const hasClass = name === 'html' || ('aria-hidden' in attribs && children.length === 0)
  return Object.entries(attribs)
    .filter(([key]) => (hasClass || !hiddenAttributes.has(key)) && !(name === 'a' && key === 'href'))
    .map(([key, value]) => {
      if (key === 'id') return `#${value}`
      if (value === '' || value === 'true') return key
      return `${key}=${/[\s"]/.test(value) ? JSON.stringify(value) : value}`
    })
    .join(' ')
}
