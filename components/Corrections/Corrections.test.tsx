import { render, screen } from '@testing-library/react'
import { Corrections } from './Corrections'

const names = new Map([['ada-byron', 'Ada Byron']])

it('lists what was changed, when and on whose page', () => {
  const corrections = [{ date: '2023-10-22', candidate: 'ada-byron', text: 'Said 2019; it was 2017.' }]
  render(<Corrections corrections={corrections} names={names} contact="https://guide.example/contact" />)
  expect(screen.getByRole('listitem')).toHaveTextContent('October 22, 2023, Ada Byron: Said 2019; it was 2017.')
  expect(screen.getByRole('link', { name: 'https://guide.example/contact' })).toBeInTheDocument()
})

it('says when there are none, and when there is nobody to write to', () => {
  render(<Corrections corrections={[]} names={names} />)
  expect(screen.getByText('None.')).toBeInTheDocument()
  expect(screen.getByText(/names no address for corrections/)).toBeInTheDocument()
})
