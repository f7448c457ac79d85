import { render, screen, within } from '@testing-library/react'
import { AreaPicker } from './AreaPicker'
import { AreaStyle } from './AreaStyle'

const hill = { id: 'hill', name: 'Hill' }
const school = { id: 'school', name: 'School' }
const areas = [
  { id: 'top', name: 'Top', count: 4, groups: [hill, school] },
  { id: 'shore', name: 'Shore', count: 1, groups: [school] },
]

it('offers every area and describes its ballot', () => {
  render(<AreaPicker areas={areas} />)
  const options = within(screen.getByRole('combobox', { name: 'Where do you vote?' })).getAllByRole('option')
  expect(options.map(({ textContent, dataset }) => [textContent, dataset.count])).toEqual([
    ['All places', undefined],
    ['Top', '4'],
    ['Shore', '1'],
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

const visibleTexts = () =>
  [...document.querySelectorAll('p')]
    .filter((element) => getComputedStyle(element).display !== 'none')
    .map(({ textContent }) => textContent)

afterEach(() => delete document.documentElement.dataset.area)

it.each([
  ['contests' as const, ['everyone', 'hill', 'bay'], ['everyone', 'hill']],
  ['links' as const, ['everyone', 'replaced'], ['everyone', 'on the ballot']],
])('hides the %s that are not on the ballot of the chosen area', (part, withoutChoice, chosen) => {
  render(
    <>
      <AreaStyle areas={[{ id: 'top', groups: ['hill', 'school'] }]} part={part} />
      <p>everyone</p>
      {part === 'contests' ? (
        <>
          <p data-group="hill">hill</p>
          <p data-group="bay">bay</p>
        </>
      ) : (
        <>
          <p data-areas="shore top">on the ballot</p>
          <p data-areas="shore">elsewhere</p>
          <p data-except="top">replaced</p>
        </>
      )}
    </>,
  )
  expect(visibleTexts()).toEqual(withoutChoice)
  document.documentElement.dataset.area = ''
  expect(visibleTexts()).toEqual(withoutChoice)
  document.documentElement.dataset.area = 'top'
  expect(visibleTexts()).toEqual(chosen)
})
