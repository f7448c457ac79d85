import type { Result } from './call'

/** In milliseconds after the last change. */
const delay = 300

/**
 * Sends a request when the user pauses. A failure changes nothing, because the check reports its reason.
 * @returns a function that drops the request, or its answer
 */
export function askLater<Answer>(ask: () => Promise<Result<Answer>>, show: (answer: Answer) => void): () => void {
  let isCurrent = true
  const timer = setTimeout(async () => {
    const result = await ask()
    if (isCurrent && result.isOk) show(result.answer)
  }, delay)
  return () => {
    isCurrent = false
    clearTimeout(timer)
  }
}
