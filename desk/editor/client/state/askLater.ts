import type { Result } from './call'

/** Sends a request `delay` milliseconds after the last change. Returns a function that drops it, or its result. */
export function askLater<Answer>(
  ask: () => Promise<Result<Answer>>,
  show: (result: Result<Answer>) => void,
  delay = 300,
): () => void {
  let isCurrent = true
  const timer = setTimeout(async () => {
    const result = await ask()
    if (isCurrent) show(result)
  }, delay)
  return () => {
    isCurrent = false
    clearTimeout(timer)
  }
}
