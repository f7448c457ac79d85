import { useCallback, useMemo, useState } from 'react'

export type Revealed = ReturnType<typeof useRevealed>

/** The fields whose problems are shown because the user has left them. Nobody wants to read them while typing. */
export function useRevealed() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const reveal = useCallback((key: string) => setKeys((old) => (old.has(key) ? old : new Set([...old, key]))), [])
  const hide = useCallback((key: string) => setKeys((old) => new Set([...old].filter((other) => other !== key))), [])
  return useMemo(() => ({ keys, reveal, hide }), [keys, reveal, hide])
}
