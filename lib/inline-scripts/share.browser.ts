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
            status.textContent = box.dataset.share ?? ''
          })
      // The reader closed the share sheet, or the browser does not allow it.
      shared.catch(() => {})
    })
  }
}
