/** Keeps the section in the language of the address, or the page in the first language, on the not-found page. */
export default function keepOneLanguage(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-language]')]
  const wanted = sections.find(({ dataset }) => location.pathname.startsWith(dataset.language ?? ' '))
  for (const section of sections) if (section !== wanted) section.remove()
  if (!wanted) return
  wanted.parentElement?.replaceChildren(wanted)
  const heading = wanted.querySelector('h2')
  // The heading of the page is gone.
  heading?.setAttribute('aria-level', '1')
  document.title = heading?.textContent ?? document.title
}
