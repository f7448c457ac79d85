/** Finds what is missing or old in a candidate's statements. */
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
import { describeOthers, type CandidacyContext } from './candidacy'
import type { Finding } from './task'

/** Finds missing, few, old and undated statements. */
export function findStatementGaps({ candidate, guide: { election, topics } }: CandidacyContext): Finding[] {
  const nameTopic = (topicId: string) => topics.find(({ id }) => id === topicId)?.name ?? topicId
  const all = listStatements(candidate)
  if (all.length === 0) return [reportNoStatement(candidate)]
  const year = election.date.slice(0, 4)
  const undated = listUndated(candidate)
  return [
    ...(candidate.stances.length === 0 ? [noStance] : []),
    ...(hasFewStatements(candidate) ? [reportFew(all.length)] : []),
    ...(hasOldStatementsOnly(candidate, election)
      ? [
          {
            kind: 'old statements' as const,
            what: 'Only old statements',
            why: `The newest is from ${all
              .map(({ date = '' }) => date.slice(0, 4))
              .toSorted()
              .at(-1)}.`,
            todo: `Look for a statement from ${year}, the year of the election.`,
            field: 'stances',
          },
        ]
      : []),
    ...(undated.length > 0
      ? [
          {
            kind: 'dates' as const,
            what: `${countNoun(undated.length, 'statement')} without a date`,
            why: `${undated.map((statement) => ('title' in statement ? statement.title : nameTopic(statement.topic))).join('; ')}.`,
            todo: 'Add the day, month or year when it was said.',
            field: 'stances',
          },
        ]
      : []),
  ]
}

const noStance: Finding = {
  kind: 'statements',
  what: 'No key stance',
  why: 'There are only positions on topics.',
  todo: 'Write key stances about what the candidate stresses most, or give the reason why there are none.',
  field: 'stances',
}

function reportFew(count: number): Finding {
  return {
    kind: 'statements',
    what: `Only ${countNoun(count, 'statement')}`,
    why: `The guide counts fewer than ${FEW_STATEMENTS} as few.`,
    todo: 'Look for more: interviews, debates, questionnaires, minutes.',
    field: 'stances',
  }
}

const nextSteps: Readonly<Record<NonNullable<Candidate['noStances']>['reason'], string>> = {
  'none found': 'Look again: interviews, debates, questionnaires, minutes.',
  'did not respond': 'Ask once more, and look for what the candidate said in public.',
  declined: 'Look for what the candidate said in public.',
  'not asked': 'Ask the candidate the same questions as the others.',
  'guide does not ask': 'Look for what the candidate said in public.',
  'election over': 'Look for what the candidate said before the election.',
}

function reportNoStatement({ noStances }: Candidate): Finding {
  const asOf = noStances?.asOf ? `Last checked on ${noStances.asOf}.` : 'The day of the last check is not known.'
  return {
    kind: 'statements',
    what: 'No statement',
    why: noStances ? `The page gives the reason "${noStances.reason}". ${asOf}` : 'The page gives no reason.',
    todo: noStances
      ? nextSteps[noStances.reason]
      : 'Look for interviews, debates, questionnaires and minutes, or give the reason why there is none.',
    field: 'stances',
  }
}

/** Finds the topics of the race that others cover. Someone without any statement has a task for that instead. */
export function findTopicGaps({ candidate, guide, race, others }: CandidacyContext): Finding[] {
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
