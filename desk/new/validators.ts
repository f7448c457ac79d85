/** Checks of answers, by the schema of the field that they are for. */
import type { z } from 'zod'

/** Returns a check of answers for a field. The check describes a valid answer if it gets an invalid one. */
export function matches(schema: z.ZodType): (answer: string) => string | undefined {
  return (answer) => {
    const result = schema.safeParse(answer)
    return result.success ? undefined : (result.error.issues[0]?.message ?? 'another answer')
  }
}

export function isYesOrNo(answer: string): string | undefined {
  return /^(?:y|yes|n|no)$/i.test(answer) ? undefined : 'yes or no'
}

export function isYes(answer: string): boolean {
  return /^y/i.test(answer)
}
