/**
 * Runs in a page: its words and pictures, in order, to see that two pages show the same. Spaces are left out, since
 * they differ where nobody sees them; so is what the chosen race hides.
 */
export function readContent(): string {
  const content: string[] = []
  const nodes = document.createNodeIterator(document.querySelector('main')!)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement!
    if (element.closest('style, script') || element.closest('section')?.checkVisibility() === false) continue
    if (element === node && element instanceof HTMLImageElement)
      content.push(`[${element.getAttribute('src')} ${element.alt}]`)
    if (node instanceof Text) content.push(node.data.replace(/\s/g, ''))
  }
  return content.join('')
}
