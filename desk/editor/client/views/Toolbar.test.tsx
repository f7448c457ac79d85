/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { click, renderEditor, setUpEditorTests } from '../testing/renderEditor'

setUpEditorTests()

/** Makes the window narrow. Returns a function that makes it wide. */
function narrowWindow(): () => void {
  let onChange = () => {}
  const list = { matches: false, addEventListener: (_: string, run: () => void) => (onChange = run) }
  window.matchMedia = () => ({ ...list, removeEventListener: () => {} }) as unknown as MediaQueryList
  return () =>
    act(() => {
      list.matches = true
      onChange()
    })
}

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

it('begins without a preview on narrow screens, and has one as soon as it fits beside the form', async () => {
  const widen = narrowWindow()
  await renderEditor()
  expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull()
  click('Preview')
  expect(screen.getByRole('complementary', { name: 'Preview' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-pressed', 'true')
  click('Preview')
  expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull()
  widen()
  expect(screen.getByRole('complementary', { name: 'Preview' })).toBeInTheDocument()
})
