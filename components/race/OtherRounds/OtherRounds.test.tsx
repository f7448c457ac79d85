/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { OtherRounds } from './OtherRounds'

it('shows two rounds of one name, and two people of one name', () => {
  const report = jest.spyOn(console, 'error').mockImplementation()
  const round = { date: '2017-09-12', address: '/2017-09-12/', people: [{ name: 'Bob Cole' }, { name: 'Bob Cole' }] }
  const { container } = render(<OtherRounds from={['mayor', 'council'].map((id) => ({ id, ...round }))} />)
  expect(container.querySelectorAll('p')).toHaveLength(2)
  expect(container).toHaveTextContent('Bob Cole and Bob Cole')
  // React names keys that are not unique.
  expect(report).not.toHaveBeenCalled()
  report.mockRestore()
})
