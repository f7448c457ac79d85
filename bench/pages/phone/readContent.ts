/**
 * Returns the text and images of the page's main element, in order, to compare two sites. Runs in the browser. Ignores
 * white space, which differs without being visible, and the races that are not chosen.
 */
export function readContent(): string {
  const main = document.querySelector('main')
  if (!main) throw new Error('The page has no main element.')
  const content: string[] = []
  const nodes = document.createNodeIterator(main)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (element?.closest('style, script') || element?.closest('section')?.checkVisibility() === false) continue
    if (node instanceof HTMLImageElement) content.push(`[${node.getAttribute('src')} ${node.alt}]`)
    if (node instanceof Text) content.push(node.data.replace(/\s/g, ''))
  }
  return content.join('')
}
