import { useState } from 'react'
import { parseJson } from './values'

/** State of a component that stays in this tab of the browser over a reload, until it is cleared. */
export function useKeptState<T>(key: string, initial: T) {
  const [value, setValue] = useState<T>(() => (parseJson(sessionStorage.getItem(key)) as T | undefined) ?? initial)
  return {
    value,
    keep: (next: T) => {
      setValue(next)
      try {
        sessionStorage.setItem(key, JSON.stringify(next))
      } catch {
        // In a full storage, the input only does not survive a reload.
      }
    },
    clear: () => {
      setValue(initial)
      sessionStorage.removeItem(key)
    },
  }
}
