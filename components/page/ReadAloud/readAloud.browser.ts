/* oxlint-disable unicorn/prefer-add-event-listener, unicorn/no-array-sort -- What replaces them is longer or too new. */
/** Reads the page aloud, sentence by sentence, because some browsers stop after 15 seconds of one utterance. */

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

/**
 * Shows the buttons in the element with `data-aloud` once the device has a voice for the language of the page. The first
 * button reads the rest of the element's parent, pauses and goes on. The second one stops.
 * @param pause text of the first button while it reads
 */
export default function startReadAloud(pause: string): void {
  const speech = window.speechSynthesis
  // Browsers that can mark a sentence can also find its end.
  if (!speech || !CSS.highlights) return
  const box = document.querySelector<HTMLElement>('[data-aloud]')!
  const [toggle, stop] = box.children as unknown as [HTMLElement, HTMLElement]
  const read = toggle.textContent
  let sentences: readonly Range[] = []
  let index = 0
  // In a variable of the page, because browsers may discard an utterance that nothing refers to.
  let current: SpeechSynthesisUtterance | false | undefined

  /** Finds a voice of the device for the language of an element: the user's, one of the likely region, or any. */
  const findVoice = (element: Element) => {
    const locale = new Intl.Locale(element.closest<HTMLElement>('[lang]')!.lang).maximize()
    const rank = (voice: SpeechSynthesisVoice) => (voice.default ? 2 : +voice.lang.endsWith(locale.region!))
    return speech
      .getVoices()
      .filter((voice) => voice.localService && voice.lang.startsWith(locale.language))
      .sort((one, other) => rank(other) - rank(one))[0]
  }

  /** Reads the sentence with an index and those after it, or is silent before it. */
  const goTo = (next: number, isReading?: boolean) => {
    const range = sentences[next]
    index = range ? next : 0
    // Takes a range as its text.
    current = isReading && range && new SpeechSynthesisUtterance(range as unknown as string)
    if (current) {
      // The browser chooses among the voices with this tag. The first one in the list may be a joke.
      current.lang = (findVoice(range!.startContainer.parentElement!) || current).lang
      // Browsers also report the end of what they cancel.
      current.onend = (event) => event.target === current && goTo(index + 1, true)
      speech.speak(current)
      const place = range!.getBoundingClientRect()
      // Readers who are ahead stay where they are.
      if (place.bottom > innerHeight) scrollBy(0, place.top - 99)
    } else speech.cancel()
    const isStarted = current || index
    toggle.textContent = current ? pause : read
    stop.hidden = !isStarted
    CSS.highlights.set('read', new Highlight(...(isStarted ? [range!] : [])))
  }

  toggle.onclick = (event) => {
    // The second of two clicks would pause.
    if (event.detail > 1) return
    if (!index) sentences = listSentences(box.parentNode!)
    goTo(index, !current)
  }
  stop.onclick = () => {
    goTo(0)
    toggle.focus()
  }
  onpagehide = () => goTo(index)
  // Voices load late. The first call of `getVoices` is slow, so it runs after the page is parsed.
  setTimeout((speech.onvoiceschanged = () => (box.hidden = !findVoice(box))))
}
