/** Collects the answers to the questions of a command: from its options or, in a terminal, from the user who runs it. */
import { createInterface } from 'node:readline/promises'
import { readArguments } from '@/desk/readArguments'
import { runCli } from '@/lib/cli/runCli'
import { GuideError } from '@/lib/problems'
import { completeAnswers, findProblem, getFallback, isYes, type Answers, type Question } from './questions'

export type Prompt = (text: string) => Promise<string>

/**
 * @param prompt omitted if nobody can answer. Questions then get their fallbacks
 * @throws GuideError with every missing or invalid answer
 */
export async function askQuestions<Name extends string>(
  questions: readonly Question<Name>[],
  options: Answers,
  prompt: Prompt | undefined,
): Promise<Readonly<Record<Name, string>>> {
  const answers: Record<string, string | undefined> = { ...options }
  for (const question of prompt ? questions : [])
    answers[question.name] ??= await askUntilValid(question, answers, prompt!)
  return completeAnswers(questions, answers)
}

/** @throws GuideError if an option is unknown, or has no value */
export function readOptions(questions: readonly Question[], args: readonly string[]): Answers {
  const options = Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }]))
  const names = questions.map(({ name }) => `--${name}`).join(', ')
  return readArguments(args, `Use only these options, each with a value: ${names}.`, options).values
}

async function askUntilValid(question: Question, answers: Answers, prompt: Prompt): Promise<string> {
  const fallback = getFallback(question, answers)
  const text = `${question.text}${fallback ? ` [${fallback}]` : ''}: `
  for (;;) {
    const answer = (await prompt(text)).trim() || (fallback ?? '')
    const expected = findProblem(question, answer)
    if (expected === undefined) return answer
    console.log(`Please enter ${expected}.`)
  }
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

/** Runs a command in the current folder with a prompt in the terminal, or without one if the input is not a terminal. */
export async function runWithPrompt(
  command: (root: string, args: readonly string[], prompt: Prompt | undefined) => Promise<void>,
): Promise<void> {
  await runCli(async () => {
    const [root, args] = [process.cwd(), process.argv.slice(2)]
    if (!process.stdin.isTTY) return command(root, args, undefined)
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      await command(root, args, (text) => terminal.question(text))
    } finally {
      terminal.close()
    }
  })
}
