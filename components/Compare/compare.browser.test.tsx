import { fireEvent, render, screen, within } from '@testing-library/react'
import { aCandidate, aComparison, anUnlinkedSource, aStance } from '@/guide/testing/factories'
import { phrases } from '@/lib/locale/phrases'
import startComparison from './compare.browser'
import { ComparePage } from './ComparePage'

const topics = [
  { id: 'roads', name: 'Roads' },
  { id: 'parks', name: 'Parks' },
]
const candidates = [
  aCandidate({
    party: 'Democrat',
    stances: [aStance(1, { title: "Byron's roads", text: 'Ada said he, Cole, was right.', topics: ['roads'] })],
  }),
  aCandidate({
    id: 'bob',
    name: 'Bob Cole',
    sortName: 'Cole, Bob',
    stances: [aStance(1, { text: 'Cole.', topics: ['parks'], sources: [anUnlinkedSource] })],
  }),
]

/** Opens the page and runs the script. */
function openPage({ isPhone = false, hash = '' } = {}) {
  history.replaceState(null, '', `/compare/cityCouncil/${hash}`)
  const addEventListener = jest.fn()
  window.matchMedia = () => ({ matches: isPhone, addEventListener }) as unknown as MediaQueryList
  const { container } = render(<ComparePage {...aComparison({ topics, candidates })} />)
  startComparison(phrases.compare)
  return container
}

const getHeaders = (role: 'columnheader' | 'rowheader') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent.trim())
const getNames = () => getHeaders('rowheader').map((text) => /^(Ada Byron|Bob Cole|Candidate \w)/.exec(text)?.[0])
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name, hidden: true }))
const table = () => within(screen.getByRole('table'))

it('shows one topic, keeps it in the fragment and announces it', () => {
  openPage()
  press('Parks')
  expect(getHeaders('columnheader')).toEqual(['Candidate', 'Parks'])
  expect(table().getAllByRole('cell')).toHaveLength(2)
  expect(location.hash).toBe('#topics=parks')
  expect(screen.getByRole('button', { name: 'Parks' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Candidates shown: 2 of 2. Topics shown: Parks.')).toBeInTheDocument()
  press('All topics')
  expect(location.hash).toBe('')
})

it('applies the choice of the fragment on load and later, and ignores unknown names', () => {
  openPage({ hash: '#topics=parks,gone&candidates=bob' })
  expect(getHeaders('columnheader')).toEqual(['Candidate', 'Parks'])
  expect(getNames()).toEqual(['Bob Cole'])
  history.replaceState(null, '', '#candidates=ada-byron')
  window.dispatchEvent(new Event('hashchange'))
  expect(getNames()).toEqual(['Ada Byron'])
  history.replaceState(null, '', '#main')
  window.dispatchEvent(new Event('hashchange'))
  expect(getNames()).toEqual(['Ada Byron'])
})

it('narrows the names by checkbox, and explains an empty choice', () => {
  openPage()
  check('Ada Byron')
  expect(getNames()).toEqual(['Bob Cole'])
  expect(location.hash).toBe('#candidates=bob')
  check('Bob Cole')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText(/^Nothing is chosen/)).toBeVisible()
  check('Ada Byron')
  expect(screen.queryByText(/^Nothing is chosen/)).toBeNull()
})

it('hides names, links, facts and pronouns, and restores everything exactly', () => {
  const container = openPage()
  const original = container.querySelector('table')!.outerHTML
  const fieldsets = container.querySelectorAll('fieldset').length
  check('Hide names')
  expect(container.innerHTML).not.toMatch(/Ada|Byron|Bob|Cole|Democrat|ncumbent|programs|https?:|\/profile\//)
  expect(table().queryByRole('link')).toBeNull()
  expect(getNames()).toEqual(['Candidate A', 'Candidate B'])
  expect(screen.getByText(/^Names are hidden/)).toBeInTheDocument()
  const own = /Candidate (\w)'s roads/.exec(container.textContent)?.[1]
  const other = own === 'A' ? 'B' : 'A'
  expect(container).toHaveTextContent(`Candidate ${own} said [hidden], Candidate ${other}, was right.`)
  check('Hide names')
  expect(container.querySelector('table')!.outerHTML).toBe(original)
  expect(container.querySelectorAll('fieldset')).toHaveLength(fieldsets)
})

it('mixes the order of the rows, and keeps the choice of topics while names are hidden', () => {
  openPage()
  jest.spyOn(Math, 'random').mockReturnValue(0)
  check('Hide names')
  expect(table().getAllByRole('row')[1]).toHaveTextContent('We found nothing')
  press('Parks')
  expect(getHeaders('columnheader')).toEqual(['Candidate', 'Parks'])
  check('Hide names')
  expect(getHeaders('columnheader')).toEqual(['Candidate', 'Parks'])
  expect(getNames()).toEqual(['Ada Byron', 'Bob Cole'])
  jest.restoreAllMocks()
})
