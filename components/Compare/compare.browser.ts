/** Lets readers choose names and topics, and hide the names. */
import { formatChoice, parseChoice, type Choice } from './choice'
import { hideNames, shuffle, type HiddenText } from './hideNames'
import { showChoice, type ShownText } from './showChoice'

export interface CompareText extends HiddenText, ShownText {
  readonly hidden: string
}

/** Applies the choice in the address. Runs after the table, so that the whole table is never painted before it. */
export default function startComparison(text: CompareText): void {
  const box = find('[data-compare]')
  const body = find<HTMLTableSectionElement>('[data-compare] tbody')
  const controls = find('[data-compare-controls]')
  const hideSwitch = find<HTMLInputElement>('[data-hide-names]')
  const status = find('[data-compare-status]')
  const nameChoices = find('[data-choose=candidates]')
  const shareButton = find<HTMLButtonElement>('[data-share-choice]')
  const headings = [...box.querySelectorAll<HTMLElement>('[data-topic]')]
  const rows = [...body.rows]
  const all = {
    topics: headings.map(({ dataset }) => dataset.topic ?? ''),
    candidates: rows.map(({ dataset }) => dataset.candidate ?? ''),
  }
  /** Rows on the page, in the order of the ids: those of the document, or copies without names. */
  let shownRows: readonly HTMLElement[] = rows
  // A phone shows one topic at a time.
  const phone = matchMedia('(max-width: 47.99rem)')
  let choice: Choice = {}

  const show = () => {
    const defaultTopics = phone.matches ? all.topics.slice(0, 1) : all.topics
    const shown = { topics: choice.topics ?? defaultTopics, candidates: choice.candidates ?? all.candidates }
    status.textContent = showChoice(shown, all.candidates, { box, controls, headings, rows: shownRows }, text)
    // Without the ids of candidates while names are hidden.
    shareButton.value = formatChoice(hideSwitch.checked ? { topics: choice.topics } : choice)
  }
  const apply = () => {
    choice = parseChoice(location.hash, all) ?? choice
    show()
  }
  const choose = (kind: keyof Choice, ids: readonly string[] | undefined) => {
    // Without object spread, which is newer than what ships, and would add a third of a kilobyte.
    choice = { topics: choice.topics, candidates: choice.candidates, [kind]: ids }
    history.replaceState(history.state, '', formatChoice(choice) || location.pathname + location.search)
    show()
  }

  delete box.dataset.starting
  controls.hidden = false
  hideSwitch.checked = false
  apply()
  phone.addEventListener('change', show)
  // Browsers restore the checkboxes of a page that is reloaded.
  addEventListener('pageshow', () => {
    hideSwitch.checked = shownRows !== rows
    show()
  })
  addEventListener('hashchange', apply)
  // A box that scrolls while part of it is off the screen would keep that part there.
  box.addEventListener('scroll', () => box.scrollIntoView({ block: 'nearest', behavior: 'smooth' }))
  controls.addEventListener('click', ({ target }) => {
    const id = (target as HTMLElement).dataset.showTopic
    if (id !== undefined) choose('topics', id === '' ? undefined : [id])
  })
  controls.addEventListener('change', ({ target }) => {
    const field = (target as HTMLElement).closest<HTMLElement>('[data-choose]')
    if (!field) return
    const kind = field.dataset.choose as keyof Choice
    const ids = [...field.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
    // On a phone, no list of topics would mean the first one.
    const isDefault = ids.length === all[kind].length && !(kind === 'topics' && phone.matches)
    choose(kind, isDefault ? undefined : ids)
  })

  const place = document.createComment('')
  hideSwitch.addEventListener('change', () => {
    const isHidden = hideSwitch.checked
    // The letters of the rows on the page follow each other.
    // oxlint-disable-next-line unicorn/no-array-sort -- Five-year-old phones do not support toSorted.
    const order = [...shuffle(rows)].sort((a, b) => Number(a.hidden) - Number(b.hidden))
    const copies = isHidden ? hideNames(order, text) : rows
    shownRows = isHidden ? rows.map((row) => copies[order.indexOf(row)] ?? row) : rows
    body.replaceChildren(...copies)
    if (isHidden) nameChoices.replaceWith(place)
    else place.replaceWith(nameChoices)
    show()
    if (isHidden) status.textContent = text.hidden
  })
}

/** Returns an element of the page, which precedes the script. */
function find<Found extends HTMLElement>(selector: string): Found {
  return document.querySelector(selector) as Found
}
