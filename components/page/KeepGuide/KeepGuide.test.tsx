/** @jest-environment jsdom */
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { KeepGuide } from './KeepGuide'

// jsdom gives its template no content of its own.
jest.mock('@/components/page/InlineScript/InlineScript', () => ({ InlineScript: () => null }))

it('keeps what its scripts have added when React hydrates the page, as with page views', () => {
  const errors: unknown[] = []
  const page = document.createElement('main')
  page.innerHTML = renderToString(<KeepGuide />)
  const [place, button] = page.querySelector('[data-keep]')!.children
  page.querySelector<HTMLElement>('[data-keep]')!.hidden = false
  place!.append('On this phone.')
  button!.textContent = 'Remove'
  act(() => void hydrateRoot(page, <KeepGuide />, { onRecoverableError: (error) => errors.push(error) }))
  expect(errors).toEqual([])
  expect(page.textContent).toContain('On this phone.Remove')
  expect(page.querySelector<HTMLElement>('[data-keep]')!.hidden).toBe(false)
})
