import { render, screen } from '@testing-library/react'
import { OtherRounds } from './OtherRounds'

const round = {
  date: '2017-09-12',
  address: '/2017-09-12/results/',
  people: [{ name: 'Ada Byron', address: '/2017-09-12/profile/ada/' }, { name: 'Bob Cole' }],
}

it('shows two rounds of one name, and two people of one name', () => {
  const report = jest.spyOn(console, 'error').mockImplementation()
  const twice = { ...round, people: [{ name: 'Bob Cole' }, { name: 'Bob Cole' }] }
  const { container } = render(<OtherRounds from={['mayor', 'council'].map((id) => ({ id, ...twice }))} />)
  expect(container.querySelectorAll('p')).toHaveLength(2)
  expect(container).toHaveTextContent('Bob Cole and Bob Cole')
  // React names keys that are not unique.
  expect(report).not.toHaveBeenCalled()
  report.mockRestore()
})

it('names who moved on in both directions, with a link to each profile that there is', () => {
  const { container } = render(
    <OtherRounds from={[{ id: 'mayor', ...round, race: 'Mayor, {election}' }]} to={{ ...round, date: '2017-11-07' }} />,
  )
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Moved on from the election of September 12, 2017, Mayor, {election}: Ada Byron and Bob Cole',
    'Moved on to the election of November 7, 2017: Ada Byron and Bob Cole',
  ])
  expect(screen.getAllByRole('link', { name: /^election of/ })[0]).toHaveAttribute('href', '/2017-09-12/results/')
  expect(screen.getAllByRole('link', { name: 'Ada Byron' })[0]).toHaveAttribute('href', '/2017-09-12/profile/ada/')
  expect(screen.queryByRole('link', { name: 'Bob Cole' })).toBeNull()
})
