import { render, screen } from '@testing-library/react'
import { MarkToggle } from './MarkToggle'

const props = { contest: 'mayor', choice: 'ada' }

it.each([
  [undefined, 'Mark on my ballot'],
  ['Mayor', 'Mark on my ballot: Mayor'],
])('names the candidate or the race on a page with several toggles: %s', (name, label) => {
  render(<MarkToggle {...props} name={name} />)
  expect(screen.getByRole('checkbox', { name: label, hidden: true })).not.toBeChecked()
})

it('is hidden without JavaScript', () => {
  render(<MarkToggle {...props} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
