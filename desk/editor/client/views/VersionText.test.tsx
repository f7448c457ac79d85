/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { EditorContext } from '../fields/context'
import { describeForms } from '@/guide/fields/describeForms'
import type { Form } from '@/guide/fields/forms'
import { listChoices } from '../state/choices'
import { sampleFiles } from '../testing/fakeServer'
import { VersionText } from './VersionText'

const forms = describeForms()
const choices = listChoices(sampleFiles['election.yaml'], sampleFiles['sources.yaml'], [])

const show = (value: unknown, form?: Form) =>
  render(
    <EditorContext value={{ forms, choices } as never}>
      <VersionText value={value} form={form} />
    </EditorContext>,
  )

it('shows a value in the words of its form, with titles instead of ids', () => {
  const value = {
    incumbent: true,
    race: 'mayor',
    stances: [
      { title: 'Roads', date: '2017-10-21', sources: ['interview', 'gone'] },
      { date: '2017-10' },
      { date: 2017 },
    ],
    links: {},
  }
  show(value, forms.candidate)
  expect(screen.getByText(/Incumbent/).textContent).toBe(
    `Incumbent: Yes
Race: Mayor
Key stances:
  • Title: Roads
    Date: October 21, 2017
    Sources:
      • Interview
      • gone
  • Date: October 2017
  • Date: 2017
Links: (empty)`,
  )
})

it.each([
  [undefined, '(empty)'],
  [[], '(none)'],
  [{ unknown: 1 }, 'unknown: 1'],
])('shows %j', (value, text) => {
  show(value)
  expect(screen.getByText(text)).toBeInTheDocument()
})
