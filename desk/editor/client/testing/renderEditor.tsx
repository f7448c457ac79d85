import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { describeForms } from '@/guide/fields/describeForms'
import { EditorApp } from '../views/EditorApp'
import { startFakeServer } from './fakeServer'

const forms = describeForms()

// Looking for hidden parents of every element takes most of the time of a test. The editor hides little.
configure({ defaultHidden: true })

// jsdom has no channels between windows.
Object.assign(globalThis, {
  BroadcastChannel: class extends EventTarget {
    postMessage(): void {}
    close(): void {}
  },
})

/** Renders the editor at a page, with a server in memory, and waits for the election. */
export async function renderEditor(page = '#/candidate/ada', server = startFakeServer()) {
  location.hash = page
  const view = render(<EditorApp forms={forms} call={server.call} />)
  await wait()
  return { server, ...view }
}

/** Prepares each test of a file: no stored drafts or input, no address, and fake timers for {@link wait}. */
export function setUpEditorTests(): void {
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

/** Presses a button that sends a request, and waits for the answer. */
export async function send(name: string): Promise<void> {
  click(name)
  await wait()
}

/** Opens another page of the editor. */
export function go(hash: string): void {
  act(() => {
    location.hash = hash
    fireEvent(window, new Event('hashchange'))
  })
}

/** Comes back to the page from another program. */
export async function comeBack(): Promise<void> {
  fireEvent.focus(window)
  await wait()
}

/** Presses a key with Ctrl, in the field that has the focus. */
export function press(key: string, changes: { readonly shiftKey?: boolean } = {}): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey: true, ...changes })
}

/** Waits until delayed requests have been answered. Needs fake timers. */
export async function wait(): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(1000)
  })
}

/** Finds a text field by its label: much faster than by role and name, which computes the names of all fields. */
export function getField(name: string): HTMLElement {
  const labels = screen.getAllByText(name, { selector: 'label, label > span' }).map((text) => text.closest('label'))
  const fields = labels.flatMap((label) =>
    label?.control?.matches('input:not([role]), textarea') ? [label.control] : [],
  )
  expect(fields).toHaveLength(1)
  expect(fields[0]).toHaveAccessibleName(name)
  return fields[0]!
}
