/** The little that the step needs of a page's tree, over the parser's own nodes. */
import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.ChildNode
export type Parent = DefaultTreeAdapterTypes.ParentNode

/** Everything below a node, in the order of the page. */
export function descendants(parent: Parent, found: Node[] = []): Node[] {
  for (const child of parent.childNodes) {
    found.push(child)
    if ('childNodes' in child) descendants(child, found)
  }
  return found
}

/** The elements below a node, in the order of the page. */
export function elements(parent: Parent): Element[] {
  return descendants(parent).filter((node) => defaultTreeAdapter.isElementNode(node))
}

/** An attribute's value; `undefined` when the element has none of that name. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value
}

/** The text of an element, and of all in it. */
export function textOf(parent: Parent): string {
  return descendants(parent)
    .map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ''))
    .join('')
}

/** Takes a node out of its page. */
export function remove(node: Node): void {
  defaultTreeAdapter.detachNode(node)
}

/** A new element with a text in it, in no page yet. */
export function create(name: string, attributes: Readonly<Record<string, string>>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }))
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs)
  if (text) defaultTreeAdapter.insertText(element, text)
  return element
}
