/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { formatMarksFragment, parseMarksFragment } from '@/components/ballot/marks/ballotLink'
import { readBallot, updateBallot } from '@/components/ballot/marks/ballotStorage'
import { budget, endBallots, listMarked, plan, renderBallot, storageKey } from './testing/renderBallot'

const stored = new Map([
  ['cityCouncil.ada', '1'],
  ['cityCouncil', 'Secret'],
])

afterEach(endBallots)

function openLink(entries: Readonly<Record<string, string>>, election = plan.election): void {
  const fragment = formatMarksFragment(new Map(Object.entries(entries)), { ...plan, election })
  history.replaceState(null, '', `/my-ballot/?from=mail${fragment}`)
  renderBallot()
}

it('keeps what was marked and written since then when it restores', () => {
  updateBallot(storageKey, () => stored)
  renderBallot()
  fireEvent.click(screen.getByRole('button', { name: 'Clear all marks, ticks and notes' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bob Cole' }))
  fireEvent.change(screen.getByRole('textbox', { name: /City Council/ }), { target: { value: 'New' } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(listMarked()).toEqual(['cityCouncil.ada', 'cityCouncil.bob'])
  expect(readBallot(storageKey).get('cityCouncil')).toBe('Secret\nNew')
})

it('ignores the second click of a double click', () => {
  updateBallot(storageKey, () => stored)
  renderBallot()
  const button = screen.getByRole('button', { name: 'Clear all marks, ticks and notes' })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(listMarked()).toEqual([])
  expect(button).toHaveAccessibleName('Undo')
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(listMarked()).toEqual(['cityCouncil.ada'])
  expect(button).toHaveAccessibleName('Clear all marks, ticks and notes')
})

describe('the link to another device', () => {
  const open = () => {
    updateBallot(storageKey, () => stored)
    renderBallot()
    fireEvent.click(screen.getByRole('button', { name: 'Copy my marks to another device' }))
  }

  afterEach(() => {
    delete window.drawQrCode
    document.head.replaceChildren()
  })

  it('has what is on the ballot, and a caution', () => {
    open()
    const { value } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to your marks' })
    expect(parseMarksFragment(new URL(value).hash, plan)).toEqual({ marks: stored })
    expect(screen.getByText('Whoever has the code or the link can see your choices.')).toBeInTheDocument()
  })

  it('is a QR code once the script has loaded, which no page loads before', () => {
    open()
    const scripts = [...document.head.querySelectorAll('script')]
    expect(scripts.map(({ src }) => new URL(src).pathname)).toEqual(['/qrCode.js'])
    window.drawQrCode = (text) => ({ size: 21, path: `M0 0h${text.length}` })
    fireEvent.load(scripts[0]!)
    const { value } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to your marks' })
    const image = screen.getByRole('figure', { name: 'QR code of the link to your marks' })
    expect(image.querySelector('svg')).toHaveAttribute('viewBox', '-4 -4 29 29')
    expect(image.querySelector('path:last-child')).toHaveAttribute('d', `M0 0h${value.length}`)
  })

  it('says that it is too long for a code', () => {
    window.drawQrCode = () => undefined
    open()
    expect(screen.getByText(/too long for a QR code/)).toBeInTheDocument()
  })
})

it.each(['Use these marks', 'Do not use them'])('confirms “%s” where the focus moves', (name) => {
  openLink({ 'cityCouncil.bob': '1' })
  fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('button', { name }).closest('div')).toHaveClass('waiting')
})

it('uses a link only after the reader agrees, and adds its ticks and notes', () => {
  updateBallot(storageKey, () => stored)
  openLink({ 'cityCouncil.bob': '1', 'cityCouncil.cy': '1', [budget]: '1', cityCouncil: 'New' })
  expect(screen.getByText(/^Marks in this link: 2\. If you use them, they replace/)).toBeInTheDocument()
  expect(listMarked()).toEqual(['cityCouncil.ada'])
  expect(location.href).toBe('http://localhost/my-ballot/?from=mail')
  fireEvent.click(screen.getByRole('button', { name: 'Use these marks' }))
  expect(listMarked()).toEqual(['cityCouncil.bob', 'cityCouncil.cy'])
  expect(readBallot(storageKey).get('cityCouncil')).toBe('Secret\nNew')
  expect(readBallot(storageKey).has(budget)).toBe(true)
  expect(screen.getByText('The marks from the link are now on this device.')).toBeInTheDocument()
})

it('explains a link of another election and applies no part of it', () => {
  updateBallot(storageKey, () => stored)
  openLink({ 'cityCouncil.bob': '1' }, '2019-11-05-anytown')
  expect(screen.getByRole('alert')).toHaveTextContent('for another ballot')
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was marked.')
  expect(screen.queryByRole('button', { name: 'Use these marks' })).toBeNull()
  expect(listMarked()).toEqual(['cityCouncil.ada'])
})
