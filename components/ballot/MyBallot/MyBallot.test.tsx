/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { readBallot, updateBallot } from '@/components/ballot/marks/ballotStorage'
import { blockStorage } from '@/components/ballot/marks/testing/blockStorage'
import { budget, endBallots, getContest, listMarked, renderBallot, storageKey } from './testing/renderBallot'

afterEach(() => {
  endBallots()
  jest.restoreAllMocks()
})

it('warns in the band of a race that has too many marks, and on paper in its own terms', () => {
  renderBallot()
  const council = getContest('City Council')
  const band = council.getByRole('heading', { level: 2 }).parentElement!
  const [first, second, third] = council.getAllByRole('checkbox')
  fireEvent.click(first!)
  fireEvent.click(second!)
  expect(band).toHaveTextContent(/^City CouncilVote for not more than 2$/)
  expect(council.getByText('All 2 marks used.')).toBeInTheDocument()
  fireEvent.click(third!)
  expect(band).toHaveTextContent(/^City Council3 marked\. The limit is 2\.$/)
  expect(third).toHaveAccessibleDescription('3 marked. The limit is 2.')
  expect(council.getByText('With so many marks, none of your votes for City Council would count.')).toHaveClass('paper')
})

it('has the same rows whatever is marked', () => {
  renderBallot()
  const council = getContest('City Council')
  const rows = () => council.getAllByRole('listitem').map(({ textContent }) => textContent)
  const before = rows()
  expect(before[2]).toContain('Cy Dorr withdrew. A vote for this name may not count.')
  for (const box of council.getAllByRole('checkbox')) fireEvent.click(box)
  expect(rows()).toEqual(before)
})

it('names the statements that the reader ticked under their person, and no unknown ones', () => {
  updateBallot(storageKey, () => new Map([budget, '.changed'].map((name) => [name, '1'])))
  renderBallot()
  const [ada, bob] = getContest('City Council').getAllByRole('listitem')
  expect(ada).toHaveTextContent('You agreed: Title 1')
  expect(bob).not.toHaveTextContent('You agreed')
  expect(screen.queryByText(/no longer in this guide/)).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bob Cole' }))
  expect(readBallot(storageKey).has('.changed')).toBe(true)
})

it('says that marks stay on the device only if it stores them, and keeps them for the visit otherwise', () => {
  blockStorage('setItem')
  renderBallot(() => {
    const [box] = getContest('City Council').getAllByRole<HTMLInputElement>('checkbox')
    box!.checked = true
    getContest('City Council').getByRole<HTMLTextAreaElement>('textbox').value = 'Ask Ada'
  })
  expect(screen.queryByText(/stay on this device/)).toBeNull()
  expect(screen.getByText(/Your marks last until you close it/)).toBeInTheDocument()
  expect(listMarked()).toEqual(['cityCouncil.ada'])
  expect(screen.getByRole('textbox', { name: /City Council/ })).toHaveValue('Ask Ada')
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
    expect(council.getAllByText('Vote for not more than 2').at(-1)?.closest('[id]')).toHaveClass('waiting')
    expect(screen.getByText(/stay on this device/)).toHaveClass('waiting')
  })
  const left = getContest('City Council').getByText('Marks left: 2')
  expect(left.closest('[id]')).not.toHaveClass('waiting')
  expect(screen.getByText(/stay on this device/)).not.toHaveClass('waiting')
})

it('gives a long note more lines', () => {
  renderBallot()
  const note = screen.getByRole('textbox', { name: 'A note to yourself: City Council' })
  expect(note).toHaveAttribute('rows', '3')
  fireEvent.change(note, { target: { value: 'One\nTwo\nThree\nFour' } })
  expect(note).toHaveAttribute('rows', '4')
})
