import { findStatus, listQuestionnaireRaces } from '@/guide/ask/questionnaires'
import type { CandidacyContext, Findings } from './task'

/** Finds the questionnaires to remind somebody of: asked, without a reply, and the election is not over. */
export function findMissingReplies({
  guide,
  race,
  candidate,
  questionnairePaths: paths,
  today,
}: CandidacyContext): Findings {
  const { date, results } = guide.election
  if (results !== undefined || today > date) return []
  return guide.questionnaires
    .filter((questionnaire) => listQuestionnaireRaces(guide, questionnaire).some(({ id }) => id === race.id))
    .map((questionnaire) => {
      const status = findStatus(questionnaire, candidate.id)
      if (status !== 'asked' && status !== 'reminded') return false
      const due = questionnaire.due?.[race.id]
      return {
        kind: 'questionnaire',
        what: `No reply to "${questionnaire.name}"`,
        why: `${status === 'asked' ? 'Asked once.' : 'Already reminded.'}${due === undefined ? '' : ` Answers are due on ${due}.`}`,
        todo: 'Remind the candidate, and set the status to reminded. Enter declined only if the candidate says so.',
        file: paths.get(questionnaire.id) ?? '',
        field: `statuses, ${candidate.id}`,
      }
    })
}
