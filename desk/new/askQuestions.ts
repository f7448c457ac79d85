/** Questions of a command, answered by its options or, in a terminal, by the user who runs it. */
import { createInterface } from 'node:readline/promises'
import type { z } from 'zod'
import { readArguments } from '@/desk/readArguments'
import { findForbiddenCharacter } from '@/lib/characters'
import { GuideError, type Problem } from '@/lib/problems'

export interface Question<Name extends string> {
  /** Name of the answer, and of the option without its dashes. */
  readonly name: Name
  /** The text of the question, without a question mark. */
  readonly text: string
  /** Answer for readers who press Enter. A function gets the earlier answers. Without one, the answer is required. */
  readonly fallback?: string | ((answers: Readonly<Partial<Record<Name, string>>>) => string | undefined)
  /** The only valid answers, for forms that list them. */
  readonly choices?: readonly string[]
  /** Returns what a valid answer is, if this one is not valid. */
  readonly findProblem?: (answer: string) => string | undefined
}

export type Prompt = (text: string) => Promise<string>

/** Answers that are known before anyone is asked, by name. */
export type GivenAnswers = Readonly<Record<string, string | undefined>>

/**
 * Returns an answer to each question: a given one, or else from the prompt.
 * @param prompt omitted if nobody can answer. Questions then get their fallbacks.
 * @throws GuideError with every missing or invalid answer
 */
export async function askQuestions<Name extends string>(
  questions: readonly Question<Name>[],
  given: GivenAnswers,
  prompt: Prompt | undefined,
): Promise<Readonly<Record<Name, string>>> {
  const answers: Partial<Record<Name, string>> = {}
  const problems: Problem[] = []
  for (const question of questions) {
    const known = given[question.name]?.trim()
    const answer =
      // oxlint-disable-next-line no-await-in-loop -- a question may depend on earlier answers
      known ?? (prompt && (await askUntilValid(question, answers, prompt))) ?? getFallback(question, answers)
    const expected = answer === undefined || answer === '' ? question.text : findProblem(question, answer)
    if (expected === undefined) answers[question.name] = answer
    // A fallback that depends on a missing answer is missing, too.
    else if (answer !== undefined || typeof question.fallback !== 'function' || problems.length === 0)
      problems.push({
        file: 'options',
        field: `--${question.name}`,
        expected,
        found: answer === undefined ? 'nothing' : `"${answer}"`,
      })
  }
  if (problems.length > 0) throw new GuideError(problems)
  return answers as Record<Name, string>
}

/**
 * Reads the options of a command as answers.
 * @throws GuideError if an option is unknown, or has no value
 */
export function readOptions(questions: readonly { readonly name: string }[], args: readonly string[]): GivenAnswers {
  const options = Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }]))
  const names = questions.map(({ name }) => `--${name}`).join(', ')
  return readArguments({ args: [...args], options }, `only these options, each with a value: ${names}`).values
}

/** Returns a check of answers for a field. The check describes a valid answer if it gets an invalid one. */
export function matches(schema: z.ZodType): (answer: string) => string | undefined {
  return (answer) => schema.safeParse(answer).error?.issues[0]?.message
}

export function isYes(answer: string): boolean {
  return /^y/i.test(answer)
}

async function askUntilValid<Name extends string>(
  question: Question<Name>,
  answers: Readonly<Partial<Record<Name, string>>>,
  prompt: Prompt,
): Promise<string> {
  const fallback = getFallback(question, answers)
  const text = `${question.text}${fallback ? ` [${fallback}]` : ''}: `
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the user answers again
    const answer = (await prompt(text)).trim() || (fallback ?? '')
    const expected = answer === '' ? question.text : findProblem(question, answer)
    if (expected === undefined) return answer
    console.log(`Please enter ${expected}.`)
  }
}

function getFallback<Name extends string>(
  { fallback }: Question<Name>,
  answers: Readonly<Partial<Record<Name, string>>>,
): string | undefined {
  return typeof fallback === 'function' ? fallback(answers) : fallback
}

function findProblem<Name extends string>(question: Question<Name>, answer: string): string | undefined {
  if (findForbiddenCharacter(answer) || /[\n\t]/.test(answer)) return 'text of visible characters on one line'
  return question.findProblem?.(answer)
}

/** Runs a command with a prompt in the terminal, or without one if the input is not a terminal. */
export async function withPrompt(command: (prompt: Prompt | undefined) => Promise<void>): Promise<void> {
  if (!process.stdin.isTTY) return command(undefined)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    await command((text) => terminal.question(text))
  } finally {
    terminal.close()
  }
}
