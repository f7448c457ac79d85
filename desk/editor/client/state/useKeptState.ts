import { useState } from 'react'

interface KeptState<T> {
  readonly value: T
  readonly keep: (value: T) => void
  /** Removes the input when it has been used. */
  readonly clear: () => void
}

/** State of a component that stays in this tab of the browser over a reload, until it is cleared. */
export function useKeptState<T>(key: string, initial: T): KeptState<T> {
  const [value, setValue] = useState<T>(() => read<T>(key) ?? initial)
  return {
    value,
    keep: (next) => {
      setValue(next)
      write(key, next)
    },
    clear: () => {
      setValue(initial)
      sessionStorage.removeItem(key)
    },
  }
}

function read<T>(key: string): T | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // In a full storage, the input only does not survive a reload.
  }
}
