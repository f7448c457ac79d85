import { act, fireEvent, screen } from '@testing-library/react'
import { aBallot, aCandidate, aRace } from '@/guide/testing/factories'
import { emptyBallot, setMark } from '@/components/Ballot/ballotMarks'
import { readBallot, updateBallot } from '@/components/Ballot/ballotStorage'
import { endBallots, getContest, listMarked, renderBallot, storageKey } from './testing/renderBallot'

afterEach(() => {
  endBallots()
  jest.restoreAllMocks()
})

it('keeps marks and notes on the device and shows them again', () => {
  renderBallot()
  fireEvent.click(getContest('City Council').getByRole('checkbox', { name: 'Bob Cole' }))
  fireEvent.click(getContest('A new library').getByRole('checkbox', { name: 'No' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'A note to yourself: City Council' }), {
    target: { value: 'Ask Bob' },
  })
  expect(readBallot(storageKey)).toEqual({
    marks: { cityCouncil: ['bob'], 'question-1': ['no'] },
    notes: { cityCouncil: 'Ask Bob' },
  })
  renderBallot()
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
  expect(screen.getAllByDisplayValue('Ask Bob')).toHaveLength(2)
})

it('begins without marks and notes, whatever the race is called', () => {
  const races = ['constructor', 'toString', 'hasOwnProperty'].map((id) => ({ ...aRace, id, name: id }))
  const candidates = races.map(({ id }) => aCandidate({ id: 'ada', race: id }))
  renderBallot(undefined, aBallot({ races, candidates }))
  expect(listMarked()).toEqual([])
  for (const note of screen.getAllByRole('textbox')) expect(note).toHaveValue('')
  fireEvent.click(getContest('constructor').getByRole('checkbox'))
  expect(listMarked()).toEqual(['constructor.ada'])
})

it('takes a mark back', () => {
  renderBallot()
  const box = getContest('City Council').getByRole('checkbox', { name: 'Ada Byron' })
  fireEvent.click(box)
  fireEvent.click(box)
  expect(box).not.toBeChecked()
  expect(readBallot(storageKey).marks).toEqual({})
})

it('counts the marks left, and explains too many without refusing them', () => {
  renderBallot()
  const council = getContest('City Council')
  const [ada, bob, cy] = council.getAllByRole('checkbox')
  expect(council.getByText('Marks left: 2')).toBeInTheDocument()
  fireEvent.click(ada!)
  expect(council.getByText('Marks left: 1')).toBeInTheDocument()
  fireEvent.click(bob!)
  expect(council.getByText('All 2 marks used.')).toBeInTheDocument()
  expect(council.queryByText(/would count/)).toBeNull()
  fireEvent.click(cy!)
  expect(council.getByText('You marked 3. The limit is 2.')).toBeInTheDocument()
  expect(council.getByText(/none of your votes for City Council would count/)).toBeInTheDocument()
  expect(listMarked()).toHaveLength(3)
})

it('keeps the mark of a candidate who withdrew, with a warning', () => {
  renderBallot()
  const council = getContest('City Council')
  expect(council.queryByText(/Cy Dorr withdrew/)).toBeNull()
  fireEvent.click(council.getByRole('checkbox', { name: /^Cy Dorr/ }))
  expect(council.getByText('Cy Dorr withdrew. A vote for this name may not count.')).toBeInTheDocument()
})

it('leaves out marks for names that the guide no longer has, and reports it until the next change', () => {
  updateBallot(storageKey, () => setMark(setMark(emptyBallot, 'cityCouncil', 'zoe', true), 'cityCouncil', 'ada', true))
  renderBallot()
  expect(listMarked()).toEqual(['cityCouncil.ada'])
  expect(screen.getByText(/names that are no longer in this guide/)).toBeInTheDocument()
  expect(getContest('City Council').getByText('Marks left: 1')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bob Cole' }))
  expect(screen.queryByText(/no longer in this guide/)).toBeNull()
  expect(readBallot(storageKey).marks).toEqual({ cityCouncil: ['ada', 'bob'] })
})

it('keeps what a reader marked and wrote before React started, and what was stored', () => {
  updateBallot(storageKey, () => ({ marks: { cityCouncil: ['ada'] }, notes: { cityCouncil: 'Ask Ada' } }))
  renderBallot(() => {
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bob Cole' }).checked = true
    for (const note of screen.getAllByRole<HTMLTextAreaElement>('textbox')) note.value = 'Early'
  })
  expect(listMarked()).toEqual(['cityCouncil.ada', 'cityCouncil.bob'])
  const noteOn = (contest: string) => screen.getByRole('textbox', { name: `A note to yourself: ${contest}` })
  expect(noteOn('City Council')).toHaveValue('Ask Ada\nEarly')
  expect(noteOn('A new library')).toHaveValue('Early')
  expect(readBallot(storageKey)).toEqual({
    marks: { cityCouncil: ['ada', 'bob'] },
    notes: { cityCouncil: 'Ask Ada\nEarly', 'question-1': 'Early' },
  })
})

it('states only the limit, not a count, before React has started', () => {
  renderBallot(() => {
    const council = getContest('City Council')
    expect(council.queryByText(/^Marks left/)).toBeNull()
    const [box] = council.getAllByRole('checkbox')
    expect(box).toHaveAccessibleDescription('Vote for not more than 2')
    expect(council.getAllByText('Vote for not more than 2').at(-1)?.parentElement).toHaveClass('waiting')
    expect(screen.getByText(/stay on this device/)).toHaveClass('waiting')
  })
  const left = getContest('City Council').getByText('Marks left: 2')
  expect(left.parentElement).not.toHaveClass('waiting')
  expect(screen.getByText(/stay on this device/)).not.toHaveClass('waiting')
})

it('shows what another tab marks', () => {
  renderBallot()
  act(() => {
    localStorage.setItem(`${storageKey}/cityCouncil.bob`, '1')
    window.dispatchEvent(new StorageEvent('storage', { key: `${storageKey}/cityCouncil.bob` }))
  })
  expect(listMarked()).toEqual(['cityCouncil.bob'])
})

it('works until the page is closed if storage is blocked, and says so', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  renderBallot()
  expect(screen.getByText(/does not let this page store anything/)).toBeInTheDocument()
  expect(screen.queryByText(/stay on this device/)).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bob Cole' }))
  expect(listMarked()).toEqual(['cityCouncil.bob'])
})

it('gives a long note more lines', () => {
  renderBallot()
  const note = screen.getByRole('textbox', { name: 'A note to yourself: City Council' })
  expect(note).toHaveAttribute('rows', '3')
  fireEvent.change(note, { target: { value: 'One\nTwo\nThree\nFour' } })
  expect(note).toHaveAttribute('rows', '4')
})
