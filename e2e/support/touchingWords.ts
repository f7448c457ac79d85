/** Finds words that are apart only by their styles. Text browsers, readers and search engines join them. */
import { load } from 'cheerio'
import { isComment, isTag, isText, type AnyNode } from 'domhandler'

/** Elements in a line of text. Every other element begins and ends a line, or a cell of a table. */
const inline = new Set(
  'a abbr b bdi bdo button cite code data dfn em i kbd label mark q s samp small span strong sub sup svg time u var'.split(
    ' ',
  ),
)
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
    const isInline = isTag(node) && inline.has(node.name)
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
