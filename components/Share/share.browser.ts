/** Shares the page with the device's share sheet. Without one, copies the link. */

/** Shows the button before the script, and makes it work where the browser can share or copy. */
export default function startSharing(copied: string): void {
  const box = document.currentScript?.previousElementSibling as HTMLElement | null
  const [button, status] = box?.children ?? []
  if (!box || !button || !status || !(navigator.share ?? navigator.clipboard)) return
  box.hidden = false
  button.addEventListener('click', async () => {
    // Without the query and the fragment, which may identify the reader.
    const url = location.origin + location.pathname
    status.textContent = ''
    try {
      if (navigator.share) await navigator.share({ title: document.title, url })
      else {
        await navigator.clipboard.writeText(url)
        status.textContent = copied
      }
    } catch {
      // The reader closed the share sheet, or the browser does not allow it.
    }
  })
}
