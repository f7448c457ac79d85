import { render, screen } from '@testing-library/react'
import { aProfile, aRace } from '@/guide/testing/factories'
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
