/** Marks candidates on the reader's own ballot. `components/Ballot/ballotStorage.ts` describes the entries of storage. */

/** Changes of the ballot, and pages that may have missed one: restored, prerendered or in the background. */
const events = ['change', 'storage', 'pageshow', 'visibilitychange']

/**
 * Shows the toggles before the script and keeps them in step with the stored ballot. They stay hidden where storage is
 * blocked.
 * @param key storage key of the ballot
 */
export default function startMarkToggles(key: string): void {
  const update = ({ target }: Partial<Event>) => {
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-mark]')) {
      const name = `${key}/${input.name}.${input.value}`
      try {
        if (target === input)
          if (input.checked) localStorage.setItem(name, '1')
          else localStorage.removeItem(name)
        input.checked = localStorage.getItem(name) !== null
        input.closest('p')!.hidden = false
      } catch {
        input.checked = false
      }
    }
  }
  update({})
  for (const event of events) addEventListener(event, update)
}
