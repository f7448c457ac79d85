/** Finds words that are apart only by their styles. Text browsers, readers and search engines join them. */
import { load } from 'cheerio'
import { isComment, isTag, isText, type AnyNode } from 'domhandler'
import { inlineElements } from './outline'

/** Elements whose content is not text of the page. */
const ignored = new Set(['head', 'script', 'style', 'template', 'svg'])

/** Lists words that touch across the edge of an element, like `BearsRead`. */
export function listTouchingWords(html: string): string[] {
  const touching: string[] = []
  let before = ''
  let isAtEdge = false
  const visit = (node: AnyNode): void => {
    if (isComment(node)) return
    if (isText(node)) {
      const { data } = node
      if (isAtEdge && /[\p{L}\p{N}.!?)]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(data))
        touching.push(`${/\S*$/.exec(before)?.[0]}|${/^\S*/.exec(data)?.[0]}`)
      if (data !== '') before = data
      isAtEdge = false
      return
    }
    if (!('children' in node)) return
    if (isTag(node) && ignored.has(node.name)) return
    const isInline = isTag(node) && inlineElements.has(node.name)
    const cross = () => {
      if (isInline) isAtEdge = true
      else before = ''
    }
    cross()
    node.children.forEach(visit)
    cross()
  }
  load(html).root().get().forEach(visit)
  return touching
}
