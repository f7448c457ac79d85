import { findAdjacent } from '@/guide/ask/candidates'
import { findLocalGroup } from '@/guide/ask/races'
import { findTerms, listQuestionTexts } from '@/guide/ask/terms'
import type { View } from '@/guide/ask/view'
import type { Guide, Question } from '@/guide/fields/published'

export type QuestionContent = View<ReturnType<typeof buildQuestionPage>>

export function buildQuestionPage(guide: Guide, question: Question) {
  const group = guide.groups.find(({ id }) => id === findLocalGroup(guide, question.group))
  return {
    question,
    election: guide.election,
    /** Name of the group that votes on the question, unless everyone does. */
    groupName: group?.name,
    terms: findTerms(guide, listQuestionTexts(question)),
    ...findAdjacent(guide.questions, ({ id }) => id === question.id),
  }
}
