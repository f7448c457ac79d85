import type { Result } from './call'

/**
 * Sends a request when the user pauses.
 * @param delay in milliseconds after the last change
 * @returns a function that drops the request, or its result
 */
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
