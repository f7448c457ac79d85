/** Words about ballot questions. */
import { phrases } from '@/lib/locale/phrases'
import type { Question, Results } from '@/guide/fields/published'

const text = phrases.questions

export type QuestionResult = NonNullable<Results['questions']>[string]

export function nameQuestion({ title, number }: Pick<Question, 'title' | 'number'>): string {
  return text.name(title, number)
}
