/** Device and connection information that some browsers expose on `navigator`. */
interface Device extends Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' }
}

/** Runs on every page, before it has loaded. One script is smaller than several. */
export default function runHeadScript(): void {
  addEventListener('load', startSharing)
  runAfterFirstPaint(addSpeculationRules)
}

/**
 * Adds the speculation rules of the page, which are inert in its only `<template>`, unless the reader saves data or the
 * connection is very slow. Browsers without support ignore them.
 */
export function addSpeculationRules(): void {
  const { saveData, effectiveType } = (navigator as Device).connection ?? {}
  if (saveData || /2g/.test(effectiveType!)) return
  // A finger that scrolls presses links too. Some phones claim to have a mouse.
  if (matchMedia('(hover:hover) and (min-width:48rem)').matches)
    document.documentElement.dataset.prefetch = effectiveType === '3g' ? 'press' : 'hover'
  document.head.append(document.querySelector('template')!.content)
}

/**
 * Makes the share buttons of a loaded page work where the browser can share or copy, and shows them. Each is in an
 * element with `data-share`, the message after the link was copied, and a status follows it.
 */
export function startSharing(): void {
  if (!(navigator.share ?? navigator.clipboard)) return
  for (const box of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const [button, status] = box.children as unknown as [HTMLButtonElement, HTMLElement]
    box.hidden = false
    button.addEventListener('click', () => {
      // Without the query and the fragment, which may identify the reader. The value is a choice to share, if any.
      const url = location.origin + location.pathname + button.value
      status.textContent = ''
      const shared = navigator.share
        ? navigator.share({ title: document.title, url })
        : navigator.clipboard.writeText(url).then(() => {
            status.textContent = box.dataset.share!
          })
      // The reader closed the share sheet, or the browser does not allow it.
      shared.catch(() => {})
    })
  }
}

/**
 * Calls a function once the page has loaded and painted. A small page loads before its first paint, so work at the load
 * event would delay that paint. A hidden or prerendered page has no frames, so it waits until a reader opens it.
 */
export function runAfterFirstPaint(callback: () => void): void {
  addEventListener('load', () => {
    // Frames, because not every paint is reported: Firefox reports none of a page that opens scrolled. The first callback
    // runs before its frame is painted, and the second one after that.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback)))
  })
}
