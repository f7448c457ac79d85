/** Checks of answers, by the schema of the field that they are for. */
import type { z } from 'zod'

/** Returns a check that an answer is valid for a field. It describes a valid answer if this one is not. */
export function matches(schema: z.ZodType): (answer: string) => string | undefined {
  return (answer) => {
    const result = schema.safeParse(answer)
    return result.success ? undefined : (result.error.issues[0]?.message ?? 'another answer')
  }
}

/** Accepts yes and no. */
export function isYesOrNo(answer: string): string | undefined {
  return /^(?:y|yes|n|no)$/i.test(answer) ? undefined : 'yes or no'
}

/** True for yes. */
export function isYes(answer: string): boolean {
  return /^y/i.test(answer)
}
