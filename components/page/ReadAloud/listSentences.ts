/**
 * Lists the sentences that an element shows, without controls, citations and folded parts. Ends of blocks and changes of
 * language end a sentence, too.
 */
export function listSentences(root: Node): Range[] {
  // Few bytes, because many pages have this code: 4 is `NodeFilter.SHOW_TEXT`, and hidden elements have no `offsetParent`.
  const nodes = document.createNodeIterator(root, 4)
  let text = ''
  const places: [node: Node, offset: number][] = []
  let block: Element | null | undefined
  let language: string | undefined
  for (let node; (node = nodes.nextNode() as Text | null);) {
    const parent = node.parentElement!
    if (!parent.closest('nav,label,details:not([open]),[data-silent]') && parent.offsetParent) {
      const nextBlock = parent.closest('p,li,dt,dd,h1,h2,h3')
      const nextLanguage = parent.closest<HTMLElement>('[lang]')!.lang
      // The end of a line ends a sentence, and has a place that is never used.
      if (nextBlock !== block || nextLanguage !== language) text += '\n'
      block = nextBlock
      language = nextLanguage
      for (let offset = 0; offset < node.length;) places[text.length + offset] = [node, offset++]
      text += node.data
    }
  }
  const sentences: Range[] = []
  for (const { segment, index } of new Intl.Segmenter([], { granularity: 'sentence' }).segment(text)) {
    const { length } = segment.trimEnd()
    if (length) {
      const range = new Range()
      const [node, offset] = places[index + length - 1]!
      range.setStart(...places[index]!)
      range.setEnd(node, offset + 1)
      sentences.push(range)
    }
  }
  return sentences
}
