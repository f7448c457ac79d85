import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import type { Api, ChangedFile } from '@/desk/editor/api'
import { describeForms } from '@/guide/fields/describeForms'
import { EditorApp } from '../views/EditorApp'
import { startFakeServer, type FakeServer } from './fakeServer'

const forms = describeForms()

// Looking for hidden parents of every element takes most of the time of a test. The editor hides little.
configure({ defaultHidden: true })

/** Renders the editor at a page, with a server in memory, and waits for the election. */
export async function renderEditor(page: string, server: FakeServer = startFakeServer()) {
  location.hash = page
  const view = render(<EditorApp forms={forms} call={server.call} />)
  await screen.findByRole('navigation', { name: 'Editor' })
  return { server, ...view }
}

/** Prepares each test of a file: no stored drafts or input, no address, and fake timers for {@link wait}. */
export function setUpEditorTests(): void {
  // A page of the editor has hundreds of elements, which jsdom takes long to search on a busy computer.
  jest.setTimeout(30_000)
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    jest.useRealTimers()
    location.hash = ''
  })
}

export function type(element: HTMLElement, value: string): void {
  fireEvent.change(element, { target: { value } })
}

export function click(name: string | RegExp, role = 'button'): void {
  fireEvent.click(screen.getByRole(role, { name }))
}

/** Waits until delayed requests have been answered. Needs fake timers. */
export async function wait(): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(1000)
  })
}

export function getField(name: string): HTMLElement {
  return screen.getByRole('textbox', { name })
}

export function listSaved({ requests }: FakeServer): readonly (readonly ChangedFile[])[] {
  const saves = requests.filter(([operation]) => operation === 'POST /api/save')
  return saves.map(([, request]) => (request as Api['POST /api/save']['request']).files)
}
