import type { z } from 'zod'
import { findForbiddenCharacter } from '@/lib/characters'
import { GuideError, type Problem } from '@/lib/problems'

/** Answers by the names of their questions. */
export type Answers = Readonly<Record<string, string | undefined>>

export interface Question<Name extends string = string> {
  /** Name of the answer, and of the option without its dashes. */
  readonly name: Name
  /** The text of the question, without a question mark. */
  readonly text: string
  /**
   * Answer if the user presses Enter. A function gets the earlier answers. Empty text makes the answer optional;
   * without a fallback it is required.
   */
  readonly fallback?: string | ((answers: Answers) => string | undefined)
  /** Validates the answer. Its error describes a valid one. */
  readonly schema: z.ZodType
}

/**
 * Returns an answer to each question: the given one, or else the fallback.
 * @throws GuideError with every missing or invalid answer
 */
export function completeAnswers<Name extends string>(questions: readonly Question<Name>[], given: Answers) {
  const answers: Record<string, string | undefined> = {}
  const problems: Problem[] = []
  for (const question of questions) {
    const answer = given[question.name]?.trim() ?? getFallback(question, answers)
    const expected = findProblem(question, answer)
    if (expected === undefined) answers[question.name] = answer
    // A fallback that depends on a missing answer is missing, too.
    else if (answer !== undefined || typeof question.fallback !== 'function' || problems.length === 0)
      problems.push({ file: 'options', field: `--${question.name}`, message: `Enter ${expected}.` })
  }
  if (problems.length > 0) throw new GuideError(problems)
  return answers as Readonly<Record<Name, string>>
}

export function getFallback({ fallback }: Question, answers: Answers): string | undefined {
  return typeof fallback === 'function' ? fallback(answers) : fallback
}

/** Describes a valid answer. Undefined if this one is. */
export function findProblem({ text, fallback, schema }: Question, answer: string | undefined): string | undefined {
  if (answer === undefined || answer === '') return fallback === '' ? undefined : text
  if (findForbiddenCharacter(answer) || /[\n\t]/.test(answer)) return 'text of visible characters on one line'
  return schema.safeParse(answer).error?.issues[0]?.message
}

export function isYes(answer: string): boolean {
  return /^y/i.test(answer)
}
