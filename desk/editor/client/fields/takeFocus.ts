/** A ref of an element that gets the focus when it is added to the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
