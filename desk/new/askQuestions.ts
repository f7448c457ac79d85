/** Questions of a command, answered by its options or, in a terminal, by the user who runs it. */
import { createInterface } from 'node:readline/promises'
import type { z } from 'zod'
import { readArguments } from '@/desk/readArguments'
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
   * Answer for readers who press Enter. A function gets the earlier answers. Empty text makes the answer optional, and
   * without a fallback it is required.
   */
  readonly fallback?: string | ((answers: Answers) => string | undefined)
  /** Validates the answer. Its error describes a valid one. */
  readonly schema: z.ZodType
}

export type Prompt = (text: string) => Promise<string>

/**
 * Returns an answer to each question: a given one, or else from the prompt.
 * @param prompt omitted if nobody can answer. Questions then get their fallbacks.
 * @throws GuideError with every missing or invalid answer
 */
export async function askQuestions<Name extends string>(
  questions: readonly Question<Name>[],
  given: Answers,
  prompt: Prompt | undefined,
): Promise<Readonly<Record<Name, string>>> {
  const answers: Record<string, string | undefined> = {}
  const problems: Problem[] = []
  for (const question of questions) {
    const known = given[question.name]?.trim()
    const answer =
      // oxlint-disable-next-line no-await-in-loop -- a question may depend on earlier answers
      known ?? (prompt && (await askUntilValid(question, answers, prompt))) ?? getFallback(question, answers)
    const expected = findProblem(question, answer)
    if (expected === undefined) answers[question.name] = answer
    // A fallback that depends on a missing answer is missing, too.
    else if (answer !== undefined || typeof question.fallback !== 'function' || problems.length === 0)
      problems.push({
        file: 'options',
        field: `--${question.name}`,
        message: `Enter ${expected}.`,
      })
  }
  if (problems.length > 0) throw new GuideError(problems)
  return answers as Record<Name, string>
}

/**
 * Reads the options of a command as answers.
 * @throws GuideError if an option is unknown, or has no value
 */
export function readOptions(questions: readonly Question[], args: readonly string[]): Answers {
  const options = Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }]))
  const names = questions.map(({ name }) => `--${name}`).join(', ')
  return readArguments({ args: [...args], options }, `Use only these options, each with a value: ${names}.`).values
}

export function isYes(answer: string): boolean {
  return /^y/i.test(answer)
}

/**
 * Asks a question of a command that the option `--yes` answers.
 * @param command how to run it with that option
 * @throws GuideError if nobody can answer
 */
export async function confirm(prompt: Prompt | undefined, question: string, command: string): Promise<boolean> {
  if (prompt) return isYes(await prompt(`${question} [y/N] `))
  const message = `Nobody can answer a question here. Check what is listed above, then run ${command}.`
  throw new GuideError([{ file: 'options', field: '--yes', message }])
}

async function askUntilValid(question: Question, answers: Answers, prompt: Prompt): Promise<string> {
  const fallback = getFallback(question, answers)
  const text = `${question.text}${fallback ? ` [${fallback}]` : ''}: `
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the user answers again
    const answer = (await prompt(text)).trim() || (fallback ?? '')
    const expected = findProblem(question, answer)
    if (expected === undefined) return answer
    console.log(`Please enter ${expected}.`)
  }
}

function getFallback({ fallback }: Question, answers: Answers): string | undefined {
  return typeof fallback === 'function' ? fallback(answers) : fallback
}

function findProblem({ text, fallback, schema }: Question, answer: string | undefined): string | undefined {
  if (answer === undefined || answer === '') return fallback === '' ? undefined : text
  if (findForbiddenCharacter(answer) || /[\n\t]/.test(answer)) return 'text of visible characters on one line'
  return schema.safeParse(answer).error?.issues[0]?.message
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
