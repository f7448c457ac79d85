/** Content of a page, without what serves only React or is added after the export. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Elements with their attributes, and text. The order in the head has no meaning, so its items are sorted. */
export function readContent(html: string): { head: string[]; body: string[] } {
  const root = findChild(parse(html), 'html')
  return {
    head: describe(findChild(root, 'head')).toSorted(),
    body: joinTexts(describe(findChild(root, 'body'))),
  }
}

function findChild({ childNodes }: Tree.ParentNode, name: string): Tree.Element {
  const child = childNodes.find((node): node is Tree.Element => node.nodeName === name)
  if (!child) throw new Error(`The page has no <${name}>.`)
  return child
}

function describe(node: Tree.ChildNode): string[] {
  if ('value' in node) return [`text ${node.value}`]
  if (!('attrs' in node)) return []
  // The step after the export shortens the names of classes, which serve only styles.
  const others = node.attrs.filter(({ name }) => name !== 'class')
  // It also shortens data attributes without a value.
  const shorten = (name: string, value: string) => (name.startsWith('data-') && value === 'true' ? '' : value)
  const attributes = Object.fromEntries(others.map(({ name, value }) => [name, shorten(name, value)]))
  if (isMachinery(node.tagName, attributes)) return []
  const inner = node.childNodes.flatMap(describe)
  const tag = `${node.tagName} ${JSON.stringify(attributes)}`
  // Sorting the head must not separate the title from its text.
  return node.tagName === 'title' ? [`${tag} ${inner.join('')}`] : [tag, ...inner, `end of ${node.tagName}`]
}

function isMachinery(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    (name === 'script' && attributes['data-inline'] === undefined) ||
    name === 'style' ||
    (name === 'link' && (attributes.rel === 'stylesheet' || attributes.rel === 'preload')) ||
    (name === 'meta' && (attributes['http-equiv'] !== undefined || repeatsOpenGraph(attributes.name))) ||
    (name === 'div' && attributes.hidden !== undefined && Object.keys(attributes).length === 1)
  )
}

function repeatsOpenGraph(name = ''): boolean {
  return name.startsWith('twitter:') && name !== 'twitter:card'
}

/** React separates adjacent texts with comments, which readers do not see. */
function joinTexts(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1)
    if (last?.startsWith('text ') && part.startsWith('text ')) joined[joined.length - 1] = last + part.slice(5)
    else joined.push(part)
    return joined
  }, [])
}
