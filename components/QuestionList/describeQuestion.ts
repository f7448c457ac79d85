/** Words about ballot questions. */
import { phrases } from '@/lib/locale/phrases'
import type { Question, Results } from '@/guide/fields/published'

const text = phrases.questions

export type QuestionResult = NonNullable<Results['questions']>[string]

export function nameQuestion({ title, number }: Pick<Question, 'title' | 'number'>): string {
  return text.name(title, number)
}

/** The outcome with the votes if known, like `Passed. 5,012 yes, 3,120 no.` */
export function describeOutcome({ outcome, yes, no }: QuestionResult): string {
  const label = text.outcomes[outcome]
  return yes === undefined || no === undefined ? `${label}.` : `${label}. ${text.votes(yes, no)}.`
}
