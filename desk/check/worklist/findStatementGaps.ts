import { countNoun } from '@/lib/problems'
import {
  coversTopic,
  FEW_STATEMENTS,
  hasFewStatements,
  hasOldStatementsOnly,
  listStatements,
  listUndated,
} from '@/guide/ask/candidateGaps'
import type { Candidate } from '@/guide/fields/published'
import { listRaceTopics } from '@/guide/ask/topicFacts'
import { describeOthers } from './findFactGaps'
import type { CandidacyContext, Findings } from './task'

export function findStatementGaps({ candidate, guide: { election, topics } }: CandidacyContext): Findings {
  const nameTopic = (topicId: string) => topics.find(({ id }) => id === topicId)?.name ?? topicId
  const field = 'stances'
  const all = listStatements(candidate)
  if (all.length === 0) return [{ kind: 'statements', what: 'No statement', ...explainAbsence(candidate), field }]
  const years = all.map(({ date = '' }) => date.slice(0, 4)).toSorted()
  const undated = listUndated(candidate)
  const titles = undated.map((statement) => ('title' in statement ? statement.title : nameTopic(statement.topic)))
  return [
    candidate.stances.length === 0 && {
      kind: 'statements',
      what: 'No key stance',
      why: 'There are only positions on topics.',
      todo: 'Write key stances about what the candidate stresses most, or give the reason why there are none.',
      field,
    },
    hasFewStatements(candidate) && {
      kind: 'statements',
      what: `Only ${countNoun(all.length, 'statement')}`,
      why: `The guide counts fewer than ${FEW_STATEMENTS} as few.`,
      todo: 'Look for more: interviews, debates, questionnaires, minutes.',
      field,
    },
    hasOldStatementsOnly(candidate, election) && {
      kind: 'old statements',
      what: 'Only old statements',
      why: `The newest is from ${years.at(-1)}.`,
      todo: `Look for a statement from ${election.date.slice(0, 4)}, the year of the election.`,
      field,
    },
    undated.length > 0 && {
      kind: 'dates',
      what: `${countNoun(undated.length, 'statement')} without a date`,
      why: `${titles.join('; ')}.`,
      todo: 'Add the day, month or year when it was said.',
      field,
    },
  ]
}

const nextSteps: Readonly<Record<NonNullable<Candidate['noStances']>['reason'], string>> = {
  'none found': 'Look again: interviews, debates, questionnaires, minutes.',
  'did not respond': 'Ask once more, and look for what the candidate said in public.',
  declined: 'Look for what the candidate said in public.',
  'not asked': 'Ask the candidate the same questions as the others.',
  'guide does not ask': 'Look for what the candidate said in public.',
  'election over': 'Look for what the candidate said before the election.',
}

function explainAbsence({ noStances }: Candidate) {
  if (!noStances)
    return {
      why: 'The page gives no reason.',
      todo: 'Look for interviews, debates, questionnaires and minutes, or give the reason why there is none.',
    }
  const { reason, asOf } = noStances
  const checked = asOf ? `Last checked on ${asOf}.` : 'The day of the last check is not known.'
  return { why: `The page gives the reason "${reason}". ${checked}`, todo: nextSteps[reason] }
}

/** Finds the topics of the race that others cover. Someone without any statement has a task for that instead. */
export function findTopicGaps({ candidate, guide, race, others }: CandidacyContext): Findings {
  if (listStatements(candidate).length === 0) return []
  return listRaceTopics(guide, race.id)
    .filter((topic) => !coversTopic(candidate, topic) && others.some((other) => coversTopic(other, topic)))
    .map((topic) => ({
      kind: 'topic',
      what: `Nothing on ${topic.name}`,
      why: describeOthers(others, (other) => coversTopic(other, topic), 'a statement on it'),
      todo: 'Look for a statement.',
      topic: topic.name,
      field: 'positions',
    }))
}
