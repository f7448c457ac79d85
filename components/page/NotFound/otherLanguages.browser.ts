/** Shows only what is in the language of the address on the not-found page. */
export default function showOneLanguage(): void {
  const [first, ...others] = document.querySelectorAll<HTMLElement>('[data-language]')
  const wanted = others.find(({ dataset }) => location.pathname.startsWith(dataset.language ?? '')) ?? first
  for (const part of [first, ...others]) if (part) part.hidden = part !== wanted
  if (wanted === first) return
  const heading = wanted?.querySelector('h2')
  // That of the page is hidden.
  heading?.setAttribute('aria-level', '1')
  document.title = heading?.textContent ?? document.title
}
