import { fireEvent, screen } from '@testing-library/react'
import { formatMarksFragment } from '@/components/Ballot/ballotMarks'
import { readBallot, updateBallot } from '@/components/Ballot/ballotStorage'
import { endBallots, listMarked, renderBallot, storageKey } from './testing/renderBallot'

const election = '2017-11-07-anytown'
const stored = new Map([
  ['cityCouncil.ada', '1'],
  ['cityCouncil', 'Secret'],
])

afterEach(endBallots)

function openLink(marks: readonly string[], key = election): void {
  history.replaceState(
    null,
    '',
    `/my-ballot/?from=mail${formatMarksFragment(new Map(marks.map((name) => [name, '1'])), key)}`,
  )
  renderBallot()
}

it('keeps what was marked and written since then when it restores', () => {
  updateBallot(storageKey, () => stored)
  renderBallot()
  fireEvent.click(screen.getByRole('button', { name: 'Clear all marks and notes' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bob Cole' }))
  fireEvent.change(screen.getByRole('textbox', { name: /City Council/ }), { target: { value: 'New' } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(listMarked()).toEqual(['cityCouncil.ada', 'cityCouncil.bob'])
  expect(readBallot(storageKey).get('cityCouncil')).toBe('Secret\nNew')
})

it('moves the focus to the heading when Undo disappears', () => {
  updateBallot(storageKey, () => stored)
  renderBallot()
  fireEvent.click(screen.getByRole('button', { name: 'Clear all marks and notes' }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('heading', { name: 'Take it with you' })).toHaveFocus()
})

it.each(['Use these marks', 'Do not use them'])('confirms “%s” where the focus moves', (name) => {
  openLink(['cityCouncil.bob'])
  fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('button', { name }).closest('div')).toHaveClass('waiting')
})

it('uses the marks of a link only after the reader agrees, and keeps the notes', () => {
  updateBallot(storageKey, () => stored)
  openLink(['cityCouncil.bob', 'cityCouncil.cy'])
  expect(screen.getByText(/^Marks in this link: 2\. If you use them, they replace/)).toBeInTheDocument()
  expect(listMarked()).toEqual(['cityCouncil.ada'])
  expect(location.href).toBe('http://localhost/my-ballot/?from=mail')
  fireEvent.click(screen.getByRole('button', { name: 'Use these marks' }))
  expect(listMarked()).toEqual(['cityCouncil.bob', 'cityCouncil.cy'])
  expect(readBallot(storageKey).get('cityCouncil')).toBe('Secret')
  expect(screen.getByText('The marks from the link are now on this device.')).toBeInTheDocument()
})

it.each([
  ['of another election', () => openLink(['cityCouncil.bob'], '2019-11-05-anytown'), 'for another election'],
  ['with an unknown name', () => openLink(['cityCouncil.bob', 'cityCouncil.zoe']), 'a name that is not on this ballot'],
])('explains a link %s and applies no part of it', (_, open, reason) => {
  updateBallot(storageKey, () => stored)
  open()
  expect(screen.getByRole('alert')).toHaveTextContent(reason)
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was marked.')
  expect(screen.queryByRole('button', { name: 'Use these marks' })).toBeNull()
  expect(listMarked()).toEqual(['cityCouncil.ada'])
})
