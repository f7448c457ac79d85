/** Shows one topic, or the people and topics that a reader chooses, and hides the names. */
import { formatChoice, formatStatus, MAX_COLUMNS, parseChoice, type Choice } from './choice'
import { fillAgreedList, hideNames, PERSON, shuffle, type Cells } from './hideNames'
import type { CompareText } from './scriptText'
import startMarkToggles, { fill } from '@/components/ballot/MarkToggle/markToggle.browser'

/**
 * Applies the choice in the address. Runs after the sheet, so that everything is never painted before it. Names that are
 * hidden stay so when the page is loaded again, and leave the address.
 * @param key storage key of the ballot
 */
export default function startComparison(key: string, text: CompareText): void {
  addOvals()
  startMarkToggles(key)
  const sheet = find('[data-compare]')
  const controls = find('[data-compare-controls]')
  const status = find('[data-compare-status]')
  const hideButton = find('[data-hide-names]')
  const shareButton = find<HTMLButtonElement>('[data-share-choice]')
  const liftButton = find('[data-lift]')
  const agreed = find('[data-agreed]')
  const title = find('[data-compare-title]')
  const introduction = find('[data-compare-introduction]')
  const topicList = document.querySelector<HTMLDetailsElement>('[data-topic-list]')
  const answers = listAll<HTMLDetailsElement>(sheet, '[data-answers]')
  const sections = listAll(sheet, '[data-topic]')
  const links = listAll<HTMLAnchorElement>(sheet, '[data-topic-link]')
  const notes = listAll(document, '[popover][role=note]')
  /** Names of those who gave an answer. */
  const answering = listAll(sheet, '[data-of]')
  const fields = listAll(controls, '[data-choose]')
  const original: Cells = sections.map((section) => listAll(section, 'article'))
  const all = {
    topics: sections.map(({ id }) => id.replace('topics=', '')),
    candidates: (original[0] ?? []).map(readCandidateId),
  }
  const headings = { title: title.textContent ?? '', introduction: [...introduction.childNodes] }
  /** Parts of the page about people, which leave it while names are hidden. */
  const revealing = [...listAll(sheet, '[data-reveals]'), find('[data-compare-note]')].map((part) => ({
    part,
    place: document.createComment(''),
  }))
  // A phone has no room for the list of topics beside a topic, nor for the answers before the next one.
  const phone = matchMedia('(max-width: 47.99rem)')
  /** The cells on the page: those of the document, or copies without names. */
  let cells = original
  let choice: Choice = {}
  let lift: (() => void) | undefined

  const show = () => {
    const people = choice.candidates ?? all.candidates
    const areColumns = people.length <= MAX_COLUMNS
    const topics = choice.topics ?? (areColumns ? all.topics : all.topics.slice(0, 1))
    for (const [index, section] of sections.entries()) {
      section.hidden = !topics.includes(all.topics[index] ?? '')
      for (const [place, cell] of (cells[index] ?? []).entries())
        cell.hidden = !people.includes(all.candidates[place] ?? '')
    }
    for (const name of answering) name.hidden = choice.candidates?.includes(name.dataset.of ?? '') === false
    // Paper has the definitions of what is shown.
    for (const note of notes)
      note.hidden = listAll(sheet, `[popovertarget="${note.id}"]`).every((term) => term.closest('[hidden]'))
    sheet.toggleAttribute('data-all', topics.length > 1)
    if (areColumns) sheet.dataset.columns = String(people.length)
    else delete sheet.dataset.columns
    // Without the ids of candidates while names are hidden.
    const candidates = cells === original ? choice.candidates : undefined
    for (const link of links) {
      const ids = parseChoice(link.hash, all)?.topics ?? []
      link.hidden = false
      link.setAttribute('href', formatChoice({ topics: ids, candidates }))
      if (link.closest('nav') && ids.join() === topics.join()) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    for (const field of fields) {
      const kind = field.dataset.choose as keyof Choice
      for (const [index, input] of listAll<HTMLInputElement>(field, 'input').entries())
        input.checked = Boolean(choice[kind]?.includes(all[kind][index] ?? ''))
    }
    shareButton.value = formatChoice({ topics: choice.topics, candidates })
    // Other languages show the same.
    for (const link of listAll<HTMLAnchorElement>(document, 'a[hreflang]')) link.hash = shareButton.value
    const names = sections.flatMap((section) =>
      section.hidden ? [] : (section.querySelector('h2')?.textContent ?? []),
    )
    const heading = cells === original ? '' : title.textContent + text.stop
    status.textContent =
      heading +
      formatStatus(
        text.shown,
        people.length,
        all.candidates.length,
        names.length === sections.length ? text.allTopics : names.join(text.separator),
      )
  }
  const apply = () => {
    const next = parseChoice(location.hash, all) ?? choice
    // While names are hidden, the address has no people.
    choice = cells === original ? next : { topics: next.topics, candidates: choice.candidates }
    if (topicList) topicList.open = !phone.matches
    show()
  }

  delete sheet.dataset.starting
  for (const each of answers) each.open = !phone.matches
  controls.hidden = false
  apply()
  // Browsers restore the checkboxes of a page that is reloaded.
  addEventListener('pageshow', show)
  addEventListener('hashchange', () => {
    apply()
    // The browser looked for the section while it was hidden.
    document.getElementById(location.hash.slice(1).replace(/&.*/, ''))?.scrollIntoView()
  })
  controls.addEventListener('change', ({ target }) => {
    const field = (target as HTMLElement).closest<HTMLElement>('[data-choose]')
    if (!field) return
    const kind = field.dataset.choose as keyof Choice
    const inputs = listAll<HTMLInputElement>(field, 'input')
    const ids = all[kind].filter((_, index) => inputs[index]?.checked)
    // Without object spread, which is newer than what ships, and would add a third of a kilobyte.
    choice = {
      topics: choice.topics,
      candidates: choice.candidates,
      [kind]: ids.length > 0 ? ids : undefined,
    }
    writeAddress(choice)
    show()
  })

  /** Shows cells in an order of the candidates, under other headings. */
  const setCells = (
    next: Cells,
    order: readonly number[],
    heading: string,
    button: string,
    ...paragraph: readonly (Node | string)[]
  ) => {
    for (const [index, section] of sections.entries())
      section.querySelector('[data-cells]')?.replaceChildren(...order.flatMap((place) => next[index]?.[place] ?? []))
    cells = next
    // Marks and ticks may have changed on the other cells.
    dispatchEvent(new Event('storage'))
    title.textContent = heading
    introduction.replaceChildren(...paragraph)
    hideButton.textContent = button
    show()
  }
  const showNames = () => {
    for (const { part, place } of revealing) place.replaceWith(part)
    liftButton.hidden = true
    delete sheet.dataset.inkState
    agreed.hidden = true
    setCells(original, [...all.candidates.keys()], headings.title, text.hideNames, ...headings.introduction)
    writeAddress(choice)
  }
  const hide = () => {
    showNames()
    const order = shuffle([...all.candidates.keys()])
    // The letters of the cells on the page follow each other.
    const shownFirst = new Set([...order.filter((place) => !original[0]?.[place]?.hidden), ...order])
    const hidden = hideNames(original, [...shownFirst], text)
    for (const { part, place } of revealing) part.replaceWith(place)
    // Facts about people are no topic now.
    if (sections.every((section) => section.hidden || !section.isConnected)) choice = { candidates: choice.candidates }
    const canTick = document.querySelector('[data-mark-hint]')
    const tickHint = canTick ? ` ${text.tickHint}` : ''
    setCells(hidden.cells, order, text.hiddenTitle, text.showNames, text.hiddenIntroduction + tickHint)
    writeAddress({ topics: choice.topics }, { candidates: choice.candidates })
    sheet.dataset.inkState = 'covered'
    liftButton.hidden = false
    lift = () => {
      hidden.lift()
      liftButton.hidden = true
      sheet.dataset.inkState = 'lifted'
      title.textContent = text.liftedTitle
      introduction.textContent = text.liftedIntroduction
      fillAgreedList(agreed, hidden.cells, text, canTick ? text.agreedWithNobody : text.liftedTitle)
      writeAddress({ topics: choice.topics })
      show()
    }
  }
  hideButton.addEventListener('click', ({ detail }) => {
    // The second of two clicks would undo the first.
    if (detail > 1) return
    if (cells === original) hide()
    else showNames()
  })
  liftButton.addEventListener('click', () => lift?.())
  find('[data-show-names]').addEventListener('click', showNames)
  find('[data-hide-again]').addEventListener('click', hide)

  const { hidden: wasHidden } = (history.state ?? {}) as { readonly hidden?: Choice }
  if (!wasHidden) return
  choice = { topics: choice.topics, candidates: wasHidden.candidates }
  show()
  hide()
}

/**
 * Writes a choice as the fragment of the address.
 * @param hidden the choice of people whose names are hidden
 */
function writeAddress(choice: Choice, hidden?: Choice): void {
  history.replaceState(hidden ? { hidden } : null, '', formatChoice(choice) || location.pathname + location.search)
}

/** Returns an element of the page, which precedes the script. */
function find<Found extends HTMLElement>(selector: string): Found {
  return document.querySelector(selector) as Found
}

function listAll<Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): readonly Found[] {
  return [...root.querySelectorAll<Found>(selector)]
}

/** Fills the places for ovals with copies of the last toggle on the page, which have no effect yet. */
function addOvals(): void {
  const label = document.querySelector('[data-toggles] label:last-child')
  for (const place of document.querySelectorAll('[data-oval]')) {
    const cell = place.closest('article') as HTMLElement
    const input = fill(place.appendChild(document.createElement('p')), label)
    const name = cell.querySelector('h3')?.textContent ?? ''
    input.value = readCandidateId(cell)
    input.setAttribute(
      'aria-label',
      (input.getAttribute('aria-label') ?? '').replace('…', () => name),
    )
  }
}

/** Returns the id of whoever a cell is about, with which the address of the profile ends. */
function readCandidateId(cell: HTMLElement): string {
  return /[^/]+(?=\/$)/.exec(cell.querySelector<HTMLAnchorElement>(PERSON)?.href ?? '')?.[0] ?? ''
}
