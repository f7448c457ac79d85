import { render, screen, within } from '@testing-library/react'
import { AreaPicker } from './AreaPicker'
import { AreaStyle } from './AreaStyle'

const hill = { id: 'hill', name: 'Hill' }
const school = { id: 'school', name: 'School' }
const areas = [
  { id: 'top', name: 'Top', raceCount: 3, questionCount: 1, groups: [hill, school] },
  { id: 'shore', name: 'Shore', raceCount: 1, questionCount: 0, groups: [school] },
]

it('offers every area and describes its ballot', () => {
  render(<AreaPicker areas={areas} />)
  const options = within(screen.getByRole('combobox', { name: 'Where do you vote?' })).getAllByRole('option')
  expect(options.map(({ textContent, dataset }) => [textContent, dataset.ballot])).toEqual([
    ['All places', undefined],
    ['Top', '3 races and 1 question on the ballot in Top. Your choice stays on this device.'],
    ['Shore', '1 race on the ballot in Shore. Your choice stays on this device.'],
  ])
  expect(screen.queryByRole('link')).toBeNull()
})

it('links to the groups of each area for readers without JavaScript', () => {
  render(<AreaPicker areas={areas} withLinks />)
  const links = within(screen.getByRole('group')).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/candidates/#group.hill',
    '/candidates/#group.school',
    '/candidates/#group.school',
  ])
})

it('hides what is not on the ballot of the chosen area', () => {
  render(
    <>
      <AreaStyle areas={[{ id: 'top', groups: ['hill', 'school'] }]} />
      <p>everyone</p>
      <p data-group="hill">hill</p>
      <p data-group="bay">bay</p>
      <p data-areas="shore top">on the ballot</p>
      <p data-areas="shore">elsewhere</p>
      <p data-except="top">replaced</p>
    </>,
  )
  const visible = () =>
    [...document.querySelectorAll('p')]
      .filter((element) => getComputedStyle(element).display !== 'none')
      .map(({ textContent }) => textContent)
  const withoutChoice = ['everyone', 'hill', 'bay', 'replaced']
  expect(visible()).toEqual(withoutChoice)
  document.documentElement.dataset.area = ''
  expect(visible()).toEqual(withoutChoice)
  document.documentElement.dataset.area = 'top'
  expect(visible()).toEqual(['everyone', 'hill', 'on the ballot'])
  delete document.documentElement.dataset.area
})
