import { render, screen } from '@testing-library/react'
import { aCandidate, anUnlinkedSource, aPosition, aProfile, aRace, aSource, aStance } from '@/guide/testing/factories'
import { Profile } from './Profile'

it.each([
  ['ada-byron.svg', ''],
  ['ada.jpg', 'Portrait of Ada Byron'],
])('shows the portrait %s in a 4:5 box with the alternative text "%s"', (src, alt) => {
  const { container } = render(<Profile {...aProfile({ src })} />)
  const portrait = container.querySelector('img')!
  expect(['src', 'alt', 'width', 'height'].map((name) => portrait.getAttribute(name))).toEqual([
    `/img/${src}`,
    alt,
    '160',
    '200',
  ])
})

it('credits the photographer', () => {
  render(<Profile {...aProfile({ photoCredit: 'Cleo Dean' })} />)
  expect(screen.getByText('Photo: Cleo Dean')).toBeInTheDocument()
})

it('has a mark for each race of somebody who runs in several', () => {
  const mayor = { ...aRace, id: 'mayor', name: 'Mayor' }
  const candidacies = [aRace, mayor].map(({ id, position }) => ({ race: id, position, incumbent: false }))
  render(<Profile {...aProfile({ candidacies }, { races: [aRace, mayor] })} />)
  for (const { id, name } of [aRace, mayor]) {
    const box = screen.getByRole('checkbox', { name: `Mark on my ballot: ${name}`, hidden: true })
    expect(box).toHaveAttribute('name', id)
    expect(box).toHaveAttribute('value', 'ada-byron')
  }
})

it('cites each statement by numbers that lead to the list of sources, in which each source appears once', () => {
  const sources = [anUnlinkedSource, aSource]
  const reply = { text: 'Not quite.', date: '2017-10-22', sources: [aSource] }
  const { container } = render(
    <Profile {...aProfile({ stances: [aStance(1, { sources, reply }), aStance(2, { sources: [aSource] })] })} />,
  )
  const readNumbers = (part: string) =>
    [...container.querySelectorAll(`${part} a[aria-label^="Source "]`)].map((link) => {
      const source = container.querySelector(link.getAttribute('href') ?? '')
      return [link.textContent, source?.querySelector('cite')?.textContent]
    })
  // The reply follows the text of the statement.
  expect(readNumbers('#stance1')).toEqual([
    ['2', 'Interview'],
    ['1', 'Minutes'],
    ['2', 'Interview'],
  ])
  expect(readNumbers('#stance2')).toEqual([['2', 'Interview']])
  const items = [...container.querySelectorAll('ol > li')].map((item) => [
    item.querySelector('cite a')?.getAttribute('href'),
    [...item.querySelectorAll('span a')].map((link) => link.getAttribute('href')),
  ])
  expect(items).toEqual([
    [undefined, ['#stance1']],
    [aSource.url, ['#stance1', '#stance2', '#experience']],
  ])
})

it('has a place for a tick beside every statement, which contains its text', () => {
  const topics = [{ id: 'parks', name: 'Parks' }]
  const { container } = render(<Profile {...aProfile({ positions: [aPosition] }, { topics })} />)
  const ticked = [...container.querySelectorAll('[data-tick]')].map(
    (place) => place.closest('[data-statement]')?.querySelector('[data-said]')?.textContent,
  )
  expect(ticked).toEqual(['Text 1.', 'Text 2.', 'Text of a position.'])
})

it('links to the comparison of each race that has one, and has no section that nobody in the race fills', () => {
  const mayor = { ...aRace, id: 'mayor', name: 'Mayor' }
  const candidacies = [aRace, mayor].map(({ id, position }) => ({ race: id, position, incumbent: false }))
  const empty = { stances: [], experience: undefined }
  const bob = aCandidate({ id: 'bob', ...empty, positions: [aPosition] })
  render(<Profile {...aProfile({ candidacies, ...empty }, { races: [aRace, mayor], candidates: [bob] })} />)
  const links = screen.getAllByRole('link', { name: /^Compare/ }).map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/compare/cityCouncil/'])
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Also a candidate for Mayor', 'Sources'])
})
