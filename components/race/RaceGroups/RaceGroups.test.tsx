/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { aQuestion, aRace } from '@/guide/testing/factories'
import { RaceGroups } from './RaceGroups'

const town = (index: number) => ({
  groupId: `town-${index}`,
  name: `Town ${index}`,
  localGroup: `town-${index}`,
  races: [aRace, aRace, aRace],
  questions: index === 1 ? [aQuestion] : [],
})
const everyone = { name: 'On every ballot', races: [aRace, aRace], questions: [] }
const rows = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${new URL((link as HTMLAnchorElement).href).pathname}`)

it.each([
  [15, 16, 'Town 15 3 races /candidates/'],
  [16, 2, 'Depends on where you live 48 races and 1 question /candidates/'],
])('lists every group if there are few, and one row for many: %i towns', (count, rowCount, last) => {
  render(<RaceGroups groups={[everyone, ...Array.from({ length: count }, (_, index) => town(index + 1))]} />)
  expect(rows()).toHaveLength(rowCount)
  expect(rows().at(-1)).toBe(last)
  expect(screen.getByText(`In all: ${2 + 3 * count} races and 1 question`)).toBeInTheDocument()
})
