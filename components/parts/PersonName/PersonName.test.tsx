/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { PersonName } from '@/components/parts/PersonName/PersonName'

jest.mock('@/lib/locale/direction', () => ({ isMirrored: true }))

it('keeps the period at the end of a name', () => {
  const { container } = render(<PersonName name="Robert King, Jr." sortName="King, Robert" />)
  expect(container.innerHTML).toBe('<bdi>Robert <b>King</b>, Jr.</bdi>')
})
