import { render, screen } from '@testing-library/react'
import { BackLink } from '@/components/BackLink/BackLink'
import { ContactLink } from '@/components/ContactLink/ContactLink'
import { TelephoneLink } from '@/components/ContactLink/TelephoneLink'
import { PersonName } from '@/components/PersonName/PersonName'

jest.mock('@/lib/locale/direction', () => ({ isRightToLeft: () => false, isMirrored: true, ltr: 'ltr' }))

it('points the arrow of a back link to the right', () => {
  render(<BackLink path="/">Home</BackLink>)
  expect(screen.getByText('→')).toBeInTheDocument()
})

it('keeps telephone numbers and addresses in their order', () => {
  render(
    <>
      <TelephoneLink phone="902-555-0142 x12" />
      <ContactLink contact="clerk@anytown.example" />
      <ContactLink contact="clerk@anytown.example">Clerk</ContactLink>
    </>,
  )
  expect(screen.getAllByRole('link').map(({ dir }) => dir)).toEqual(['ltr', 'ltr', ''])
})

it('keeps the period at the end of a name', () => {
  const { container } = render(<PersonName name="Robert King, Jr." sortName="King, Robert" />)
  expect(container.innerHTML).toBe('<bdi>Robert <b>King</b>, Jr.</bdi>')
})
