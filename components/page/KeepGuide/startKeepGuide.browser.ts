/* oxlint-disable unicorn/prefer-add-event-listener -- Assigned handlers are shorter, and pages have the script inline. */
/**
 * Shows the control that precedes the script if the browser can keep the guide. Loads the script that does the work when
 * the control is used, or if something is kept.
 * @param src address of the script that does the work
 * @param cache name of the cache of a kept guide
 */
export default function startKeepGuide(src: string, cache: string): void {
  const box = document.querySelector<HTMLElement>('[data-keep]')!
  const load = () => {
    const script = document.createElement('script')
    script.src = src
    box.onclick = null
    // Without a connection, another click tries again.
    script.onerror = () => (box.onclick = load)
    // Not in the box, where React expects no script.
    document.head.append(script)
  }
  if (!navigator.serviceWorker) return
  box.onclick = load
  const check = () =>
    caches.has(cache).then(
      (isKept) => {
        box.hidden = false
        if (isKept) box.click()
      },
      // A private window, in some browsers.
      () => {},
    )
  void check()
  // Another page may have kept the guide before this one returns from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && void check())
}
