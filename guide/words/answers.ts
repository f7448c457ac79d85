import { getOwn } from '@/lib/values'
import { createShareFormat, formatCount } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import type { Question, Results } from '@/guide/fields/published'

const { questions: text } = phrases

type AnsweredQuestion = Pick<Question, 'yes' | 'no' | 'answers'>
type Result = NonNullable<Results['questions']>[string]

/** The answers in the order of the ballot: those of the question, or yes and no. */
export function listAnswers({ yes, no, answers }: AnsweredQuestion) {
  if (answers)
    return answers.map(({ id, label, meaning = text.notExplained }) => {
      return { id, label, meaning, meaningLabel: label, votesLabel: label }
    })
  const { notKnown, yesMeaning, noMeaning, yesVotes, noVotes } = text
  return [
    { id: 'yes', label: text.yes, meaning: yes ?? notKnown, meaningLabel: yesMeaning, votesLabel: yesVotes },
    { id: 'no', label: text.no, meaning: no ?? notKnown, meaningLabel: noMeaning, votesLabel: noVotes },
  ]
}

/** @param hasShares adds the share of each answer to the text, if the votes for all are known */
export function countAnswers(question: AnsweredQuestion, result: Partial<Result> = {}, hasShares = true) {
  const { yes, no, votes: own } = result
  const all: Readonly<Record<string, number | undefined>> = own ?? { yes, no }
  const answers = listAnswers(question).map((answer) => ({ ...answer, votes: getOwn(all, answer.id) }))
  const counts = answers.flatMap(({ votes }) => votes ?? [])
  const total = counts.reduce((sum, count) => sum + count, 0)
  const isComplete = counts.length === answers.length && total > 0
  const formatShare = hasShares && isComplete ? createShareFormat(counts, total) : undefined
  const format = (votes: number) =>
    formatShare ? text.share({ votes: formatCount(votes), percent: formatShare(votes) }) : formatCount(votes)
  return {
    answers: answers.map((answer) => ({
      ...answer,
      shown: answer.votes === undefined ? undefined : format(answer.votes),
    })),
    hasVotes: counts.length > 0,
    hasShares: formatShare !== undefined,
  }
}

/** The outcome of a question, like `Passed` or `Chosen: Option B`. */
export function describeOutcome(question: AnsweredQuestion, { outcome, chosen }: Result): string {
  if (outcome !== 'chosen') return text.outcomes[outcome]
  return text.chosen({ answer: listAnswers(question).find(({ id }) => id === chosen)?.label ?? text.notKnown })
}
