/** Keeps what a reader fills in before React has started, like `components/ballot/MarkToggle/markToggle.browser.ts`. */

type Field = HTMLInputElement | HTMLTextAreaElement

/** The ovals of choices, and notes. */
const fields = 'li input, textarea'

/**
 * Shows the stored marks and notes, and stores each change. Where storage is blocked, only the form has them.
 * @param key storage key of the ballot, which `components/ballot/marks/ballotStorage.ts` describes
 */
export default function keepEarlyMarks(key: string): void {
  const form = document.querySelector('[data-island]') as HTMLElement
  try {
    for (const field of form.querySelectorAll<Field>(fields)) {
      const stored = localStorage.getItem(nameEntry(field))
      if ('checked' in field) field.checked = stored !== null
      else if (stored) field.value = stored
    }
  } catch {}
  // Old browsers have no input event of checkboxes.
  for (const event of ['input', 'change']) form.addEventListener(event, store)

  function nameEntry(field: Field): string {
    return `${key}/${field.id || field.dataset.note}`
  }

  function store({ target }: Event): void {
    const field = target as Field
    if (!field.matches(fields)) return
    const value = 'checked' in field ? field.checked && '1' : field.value
    try {
      if (value) localStorage.setItem(nameEntry(field), value)
      else localStorage.removeItem(nameEntry(field))
    } catch {}
  }
}
