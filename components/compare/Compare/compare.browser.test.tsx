/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { blockStorage } from '@/components/ballot/marks/testing/blockStorage'
import { aCandidate, aComparison, aRace, anUnlinkedSource, aStance } from '@/guide/testing/factories'
import { anAskedQuestion, aQuestionnaire } from '@/guide/testing/questionnaires'
import type { Guide } from '@/guide/fields/published'
import startComparison from './compare.browser'
import { ComparePage } from './ComparePage'
import { buildScriptText } from './scriptText'

const topics = [
  { id: 'roads', name: 'Roads' },
  { id: 'parks', name: 'Parks' },
]
const ada = aCandidate({
  party: 'Democrat',
  stances: [aStance(1, { title: "Byron's roads", text: 'Ada said he, Cole, was right. She left.', topics: ['roads'] })],
})
const bob = aCandidate({
  id: 'bob',
  name: 'Bob Cole',
  sortName: 'Cole, Bob',
  stances: [aStance(1, { text: 'Cole.', topics: ['parks'], sources: [anUnlinkedSource] })],
})
const races = [{ ...aRace, identifyingWords: ['was right'] }]
const others = ['Dee', 'Eve'].map((name) => aCandidate({ id: name.toLowerCase(), name, sortName: name, stances: [] }))
const everyone = ['Ada Byron', 'Bob Cole', 'Dee', 'Eve']

function openPage({
  candidates = [ada, bob, ...others],
  hash = '',
  state = null,
  ...fields
}: Partial<Guide> & { hash?: string; state?: unknown } = {}) {
  history.replaceState(state, '', `/compare/cityCouncil/${hash}`)
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  Element.prototype.scrollIntoView = jest.fn()
  const comparison = aComparison({ topics, candidates, races, ...fields })
  const { container } = render(<ComparePage {...comparison} />)
  startComparison('key', buildScriptText(comparison))
  return container
}

const getTopics = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const getNames = () =>
  screen.getAllByRole('article').map((cell) => within(cell).getByRole('heading', { level: 3 }).textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name, hidden: true }))

function followTo(hash: string) {
  history.replaceState(null, '', hash)
  window.dispatchEvent(new Event('hashchange'))
}

afterEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
})

it('opens on the first topic, with everyone', () => {
  openPage()
  expect([getTopics(), getNames()]).toEqual([['Roads'], everyone])
  expect(screen.getByText('Candidates shown: 4 of 4. Topics shown: Roads.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Roads' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: 'Next topic Parks' })).toHaveAttribute('href', '#topics=parks')
})

it('shows the topic of a link, and all topics by choice', () => {
  openPage()
  followTo('#topics=parks')
  expect(getTopics()).toEqual(['Parks'])
  followTo(new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'All topics' }).href).hash)
  expect(getTopics()).toEqual(['Roads', 'Parks', 'In short'])
  followTo('#main')
  expect(getTopics()).toEqual(['Roads', 'Parks', 'In short'])
})

it('begins with nobody chosen, which means everyone; up to three people are beside every topic', () => {
  openPage()
  const sheet = document.querySelector('[data-compare]')
  expect(screen.queryAllByRole('checkbox', { checked: true, hidden: true })).toEqual([])
  check('Bob Cole')
  expect([getTopics().length, getNames().length, location.hash]).toEqual([3, 3, '#candidates=bob'])
  expect(sheet).toHaveAttribute('data-columns', '1')
  check('Ada Byron')
  expect(sheet).toHaveAttribute('data-columns', '2')
  check('Parks')
  expect([getTopics(), location.hash]).toEqual([['Parks'], '#topics=parks&candidates=ada-byron,bob'])
  for (const name of ['Dee', 'Eve']) check(name)
  expect(sheet).not.toHaveAttribute('data-columns')
  for (const name of everyone) check(name)
  expect([getNames(), location.hash]).toEqual([everyone, '#topics=parks'])
})

it('marks the candidate whose name is beside the oval', () => {
  openPage({ candidates: [ada, bob] })
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'Mark on my ballot: Bob Cole' })[0]!)
  expect(localStorage.getItem('key/cityCouncil.bob')).toBe('1')
})

it('puts two candidates beside every topic from the start', () => {
  openPage({ candidates: [ada, bob] })
  expect([getTopics(), getNames().length]).toEqual([['Roads', 'Parks', 'In short'], 6])
})

it('hides names, links, facts and pronouns, and restores everything exactly', () => {
  const container = openPage({ candidates: [ada, bob] })
  const read = () => [
    container.textContent,
    ...[...container.querySelectorAll('article, details')].map((each) => each.outerHTML),
  ]
  const original = read()
  press('Hide names')
  expect(container.innerHTML.replace('data-reveals', '')).not.toMatch(
    /Ada|Byron|Bob|Cole|Democrat|ncumbent|programs|radio\.example|\/profile\/|A to Z|\b[Ss]?he\b/,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Names hidden' })).toBeInTheDocument()
  expect(getTopics()).toEqual(['Roads', 'Parks'])
  expect(new Set(getNames())).toEqual(new Set(['Candidate A', 'Candidate B']))
  const own = /Candidate (\w)'s roads/.exec(container.textContent)?.[1]
  const other = own === 'A' ? 'B' : 'A'
  expect(container).toHaveTextContent(`Candidate ${own} said [hidden], Candidate ${other}, [hidden]. They left.`)
  press('Show the names')
  expect(read()).toEqual(original)
})

it('hides the names of running mates, which it shows with the facts', () => {
  const text = 'Bo Li and I will fix the roads. Li agrees.'
  const mates = { runningMates: [{ name: 'Bo Li', office: 'Lieutenant Governor' }] }
  const poe = { ...ada, stances: [aStance(1, { text, topics: ['roads'] })], ...mates }
  const container = openPage({ candidates: [{ ...poe, candidacies: [{ ...poe.candidacies[0]!, ...mates }] }, bob] })
  expect(screen.getByText('Running mate: Bo Li (Lieutenant Governor)')).toBeInTheDocument()
  press('Hide names')
  const sheet = container.querySelector('[data-compare]')
  expect(sheet).toHaveTextContent('[hidden] and I will fix the roads. [hidden] agrees.')
  expect(sheet?.textContent).not.toMatch(/\bBo\b|\bLi\b/)
})

it('leads to the same choice in other languages, without people whose names are hidden', () => {
  const container = openPage()
  container.insertAdjacentHTML('beforeend', '<a href="/es/compare/#topics=roads" hreflang="es">Español</a>')
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Español' })
  check('Dee')
  expect(link.hash).toBe('#candidates=dee')
  followTo('#topics=parks&candidates=dee')
  press('Hide names')
  expect(link.hash).toBe('#topics=parks')
})

it('keeps the chosen people while their names are hidden, without naming them in the address', () => {
  openPage({ hash: '#candidates=ada-byron,dee' })
  press('Hide names')
  expect([getNames().length, location.hash]).toEqual([4, ''])
  expect(screen.getByText(/^Names hidden\. Candidates shown: 2 of 4\./)).toBeInTheDocument()
  followTo('#topics=parks')
  expect([getTopics(), getNames().length, location.hash]).toEqual([['Parks'], 2, '#topics=parks'])
  press('Show the names')
  expect([getNames(), location.hash]).toEqual([['Ada Byron', 'Dee'], '#topics=parks&candidates=ada-byron,dee'])
})

it('keeps names hidden when the page is loaded again, until they are shown', () => {
  openPage({ hash: '#candidates=ada-byron,dee' })
  press('Hide names')
  const { state } = history
  cleanup()
  openPage({ state })
  expect(new Set(getNames())).toEqual(new Set(['Candidate A', 'Candidate B']))
  press('Show the names')
  expect(history.state).toBeNull()
})

it('does not undo the first click with the second of a double click', () => {
  openPage()
  fireEvent.click(screen.getByRole('button', { name: 'Hide names' }), { detail: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Show the names' }), { detail: 2 })
  expect(screen.getByRole('heading', { level: 1, name: 'Names hidden' })).toBeInTheDocument()
})

it('says who chose what among the chosen people, unless names are hidden', () => {
  const answers = { 'ada-byron': { choices: ['Yes'] }, bob: { choices: ['No'] } }
  const question = anAskedQuestion({ choices: ['Yes', 'No', 'Later'], answers })
  const statuses = { dee: 'asked', eve: 'declined' } as const
  openPage({ questionnaires: [aQuestionnaire({ questions: [question], statuses })], hash: '#topics=parks' })
  const heading = screen.getByRole('heading', { name: /^Answers to the same questions: Park Friends/ })
  const part = within(heading.closest('details')!)
  const read = () =>
    part
      .getAllByRole('listitem')
      .filter((each) => each.matches('[data-of]'))
      .map(({ textContent }) => textContent)
  expect(read()).toEqual(['Ada Byron', 'Bob Cole', 'Nobody', 'Dee', 'Eve'])
  expect(part.getByRole('link', { name: question.text })).toHaveAttribute('href', '/answers/friends/#cityCouncil.trees')
  check('Bob Cole')
  expect(read()).toEqual(['Bob Cole'])
  press('Hide names')
  expect(heading).not.toBeInTheDocument()
  press('Show the names')
  expect(heading).toBeInTheDocument()
})

it('lifts the ink in the same order, and lists whose statements were ticked, without a number', () => {
  openPage({ candidates: [ada, bob] })
  press('Hide names')
  const text = screen.getByText(/left\./).closest('[data-statement]') as HTMLElement
  fireEvent.click(within(text).getByRole('checkbox', { name: 'I agree' }))
  const labels = getNames()
  press('Lift the ink See whose words you ticked')
  const list = document.querySelector('[data-agreed]') as HTMLElement
  expect(within(list).getByRole('heading')).toHaveFocus()
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(["Ada Byron Byron's roads"])
  expect(list.textContent).not.toMatch(/\d|%/)
  expect(text).toHaveTextContent('Ada said he, Cole, was right. She left.')
  expect([labels[0] === getNames()[0], getNames().toSorted()[0]]).toEqual([false, 'Ada Byron'])
  press('Next: compare with names')
  expect(list).not.toBeVisible()
  const ticked = () => screen.getAllByRole('checkbox', { name: 'I agree', checked: true })
  expect(ticked()).toHaveLength(1)
  cleanup()
  openPage({ candidates: [ada, bob] })
  expect(ticked()).toHaveLength(1)
})

it('heads the lifted names without a word about ticks where storage is blocked', () => {
  blockStorage('getItem')
  openPage({ candidates: [ada, bob] })
  press('Hide names')
  press('Lift the ink')
  const list = document.querySelector('[data-agreed]') as HTMLElement
  expect(within(list).getByRole('heading', { name: 'Names shown' })).toHaveFocus()
  expect(list).not.toHaveTextContent(/tick/i)
})
