/**
 * Applies something to each matching element as soon as the parser has added it, before it is painted; its children
 * may still be missing then. Ends with the document.
 */
export function onParsed<Found extends Element>(selector: string, apply: (element: Found) => void): void {
  const look = () => document.querySelectorAll<Found>(selector).forEach(apply)
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    look()
    observer.disconnect()
  })
}
