import { fireEvent, screen } from '@testing-library/react'
import { readBallot, updateBallot } from '@/components/Ballot/ballotStorage'
import { endBallots, getContest, listMarked, renderBallot, storageKey } from './testing/renderBallot'

afterEach(() => {
  endBallots()
  jest.restoreAllMocks()
})

it('keeps the mark of a candidate who withdrew, with a warning', () => {
  renderBallot()
  const council = getContest('City Council')
  expect(council.queryByText(/Cy Dorr withdrew/)).toBeNull()
  fireEvent.click(council.getByRole('checkbox', { name: /^Cy Dorr/ }))
  expect(council.getByText('Cy Dorr withdrew. A vote for this name may not count.')).toBeInTheDocument()
})

it('leaves out marks for names that the guide no longer has, and reports it until the next change', () => {
  updateBallot(storageKey, () => new Map(['zoe', 'ada'].map((id) => [`cityCouncil.${id}`, '1'])))
  renderBallot()
  expect(listMarked()).toEqual(['cityCouncil.ada'])
  expect(screen.getByText(/names that are no longer in this guide/)).toBeInTheDocument()
  expect(getContest('City Council').getByText('Marks left: 1')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bob Cole' }))
  expect(screen.queryByText(/no longer in this guide/)).toBeNull()
  expect([...readBallot(storageKey).keys()]).toEqual(['cityCouncil.ada', 'cityCouncil.bob'])
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

it('gives a long note more lines', () => {
  renderBallot()
  const note = screen.getByRole('textbox', { name: 'A note to yourself: City Council' })
  expect(note).toHaveAttribute('rows', '3')
  fireEvent.change(note, { target: { value: 'One\nTwo\nThree\nFour' } })
  expect(note).toHaveAttribute('rows', '4')
})
