/** The floor: a page's words, headings, links and pictures as someone would write them by hand, and nothing else. */
import { defaultTreeAdapter as tree, parse, serialize } from 'parse5'
import { attribute, create, elements, type Element, type Node } from '@/scripts/build/static-html/dom'

/** What the head of a page written by hand has too. The icons stay, since a browser asks for one in any case. */
const headed = (element: Element) =>
  element.tagName === 'title' ||
  attribute(element, 'charset') !== undefined ||
  attribute(element, 'name') === 'viewport' ||
  attribute(element, 'rel') === 'icon'

/** Elements that say nothing of their own: they go, and what they hold stays. */
const hollow = new Set(['div', 'span'])
/** Elements that go with what they hold. */
const dropped = new Set(['script', 'style', 'link', 'meta', 'template', 'svg'])
const kept = new Set(
  'lang charset name content rel href id src srcset sizes media type alt width height loading decoding datetime hidden'
    .split(' ')
    .concat('aria-pressed', 'data-race'),
)

/** A page of the site, exported, as bare HTML. Where it has races to choose from, the buttons work. */
export function toBareHtml(page: string): string {
  const document = parse(page)
  const root = document.childNodes.find((node) => node.nodeName === 'html') as Element
  const [head, body] = root.childNodes.filter(tree.isElementNode) as [Element, Element]
  const races = elements(body).flatMap((element) =>
    attribute(element, 'data-race-section') === undefined ? [] : [attribute(element, 'id')!],
  )
  fill(head, head.childNodes.filter(tree.isElementNode).filter(headed).map(strip))
  fill(body, body.childNodes.flatMap(bare))
  root.attrs = root.attrs.filter(({ name }) => kept.has(name))
  if (races.length > 0) addChoice(head, races)
  return serialize(document)
}

function bare(node: Node): Node[] {
  if (!tree.isElementNode(node)) return tree.isTextNode(node) ? [node] : []
  if (dropped.has(node.tagName)) return []
  const inside = node.childNodes.flatMap(bare)
  // Their ends were between words.
  if (hollow.has(node.tagName)) return [...inside, tree.createTextNode('\n')]
  fill(node, inside)
  return [strip(node)]
}

function strip(element: Element): Element {
  element.attrs = element.attrs.filter(({ name }) => kept.has(name))
  return element
}

/** The few rules and lines that let a reader choose a race. */
function addChoice(head: Element, races: readonly string[]): void {
  const others = races.map((id) => `html[data-race=${id}] section:not(#${id})`)
  tree.appendChild(head, create('style', {}, `${others.join(',\n')}{display:none}`))
  tree.appendChild(head, create('script', {}, choice(races[0]!)))
}

function choice(first: string): string {
  return `const { dataset } = document.documentElement
dataset.race = '${first}'
onclick = ({ target }) => {
  const chosen = target.closest('button[data-race]')
  if (!chosen) return
  dataset.race = chosen.dataset.race
  for (const button of document.querySelectorAll('button[data-race]')) button.ariaPressed = button === chosen
}`
}

function fill(parent: Element, children: readonly Node[]): void {
  parent.childNodes = []
  for (const child of children) tree.appendChild(parent, child)
}
