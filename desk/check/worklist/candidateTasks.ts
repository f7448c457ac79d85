/** Finds missing or outdated content about a candidate in a race. Every candidate gets the same checks. */
import { findRaceRows } from '@/guide/ask/candidacies'
import {
  coversTopic,
  FEW_STATEMENTS,
  hasFewStatements,
  hasOldStatementsOnly,
  listStatements,
  listUndated,
  listRaceTopics,
} from '@/guide/ask/statements'
import { hasUnknownParty, hasPhoto } from '@/guide/ask/candidates'
import { findStatus, listQuestionnaireRaces } from '@/guide/ask/questionnaires'
import { isNonpartisan } from '@/guide/ask/races'
import type { Candidate, Guide, Race } from '@/guide/fields/published'
import type { ValidElection } from '@/guide/read/electionFiles'
import { getOwn } from '@/lib/values'
import { countNoun } from '@/lib/problems'
import type { Task } from './task'

export interface Candidacy {
  readonly guide: Guide
  readonly race: Race
  readonly candidate: Candidate
  /** The other candidates of the race who have not withdrawn. */
  readonly others: readonly Candidate[]
  /** The editors' files, with private fields, and sources that pages do not link. */
  readonly files: ValidElection
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** False for a check without a finding. */
type Findings = readonly (
  (Pick<Task, 'kind' | 'what' | 'why' | 'todo' | 'topic' | 'field'> & { readonly file?: string }) | false
)[]

export function findGaps(candidacy: Candidacy): readonly Exclude<Findings[number], false>[] {
  const checks = [findMissingReplies, findStatementGaps, findTopicGaps, findFactGaps, findSourceGaps]
  return checks.flatMap((check) => check(candidacy)).filter((finding) => finding !== false)
}

function findMissingReplies({ guide, race, candidate, files, today }: Candidacy): Findings {
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
        file: files.questionnaires.find(({ id }) => id === questionnaire.id)?.path ?? '',
        field: `statuses, ${candidate.id}`,
      }
    })
}

function findStatementGaps({ candidate, guide: { election, topics } }: Candidacy): Findings {
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

/** Someone without any statement has a task for that instead. */
function findTopicGaps({ candidate, guide, race, others }: Candidacy): Findings {
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

/** Facts that depend on the race are missing only if others have them or, for a party, if the ballot names parties. */
function findFactGaps({ candidate, race, guide, others, files }: Candidacy): Findings {
  const { experience, experienceSources, links, incumbent } = candidate
  const rows = findRaceRows(guide, race.id)
  const file = files.candidates.find(({ id }) => id === candidate.id)?.file
  const describe = (has: (candidate: Candidate) => boolean, object?: string) => describeOthers(others, has, object)
  return [
    experience === undefined && {
      kind: 'experience',
      what: 'No experience',
      why: describe((other) => other.experience !== undefined, 'it'),
      todo: 'Add work and background, with sources.',
      field: 'experience',
    },
    experience !== undefined &&
      experienceSources === undefined && {
        kind: 'sources',
        what: 'Experience without a source',
        todo: 'Add its sources.',
        field: 'experienceSources',
      },
    links?.website === undefined &&
      rows.links.includes('website') && {
        kind: 'website',
        what: 'No website',
        why: describe((other) => other.links?.website !== undefined),
        todo: 'Look for the campaign website. There may be none.',
        field: 'links',
      },
    hasUnknownParty(candidate) &&
      !isNonpartisan(guide, race) && {
        kind: 'party',
        what: 'No party',
        why: 'The ballot names parties in this race.',
        todo: 'Add the party as the candidate stated it, with the source.',
        field: 'party',
      },
    incumbent === undefined &&
      rows.incumbent && {
        kind: 'incumbent',
        what: `Incumbent for ${race.name} or not`,
        why: describe((other) => other.incumbent !== undefined, 'an answer'),
        todo: 'Find out who holds the seats, and enter yes or no.',
        field: 'incumbent',
      },
    !hasPhoto(candidate) && {
      kind: 'photograph',
      what: 'No photograph',
      why: describe(hasPhoto),
      todo: 'Ask for one and for permission. Use photographs for everyone in the race, or for nobody.',
      field: 'src',
    },
    hasPhoto(candidate) &&
      file?.photoPermission === undefined && {
        kind: 'photograph',
        what: 'Photograph without a permission',
        todo: 'Note in photoPermission who permitted the use, and when.',
        field: 'photoPermission',
      },
  ]
}

/** @param object what some of the others in the race have */
function describeOthers(others: readonly Candidate[], has: (candidate: Candidate) => boolean, object = 'one'): string {
  const count = others.filter(has).length
  if (others.length === 0) return 'Nobody else is in the race.'
  if (count === 0) return `Nobody else in the race has ${object}.`
  return `${count} of ${others.length} ${others.length === 1 ? 'other' : 'others'} ${count === 1 ? 'has' : 'have'} ${object}.`
}

function findSourceGaps({ candidate, files }: Candidacy): Findings {
  const statements = listStatements(candidate)
  const sources = new Map(statements.flatMap((statement) => statement.sources).map((source) => [source.id, source]))
  const [first] = sources.values()
  const ownAddresses = Object.values(candidate.links ?? {})
  const isOwn = (id: string) => ownAddresses.some((own) => isBelow(getOwn(files.sources, id)?.url, own))
  const areOwn = [...sources.keys()].every(isOwn)
  return [
    first !== undefined &&
      areOwn && {
        kind: 'sources',
        what: "Only the candidate's own pages as sources",
        why: `${countNoun(statements.length, 'statement')} in all.`,
        todo: 'Look for a source by somebody else: an interview, a debate, a news report, minutes.',
        field: 'stances',
      },
    first !== undefined &&
      !areOwn &&
      sources.size === 1 &&
      statements.length > 1 && {
        kind: 'sources',
        what: 'One source for all statements',
        why: `It is "${first.title}".`,
        todo: 'Look for a second source.',
        field: 'stances',
      },
  ]
}

/** True if an address is on the website or account of another. Many candidates may share a host like facebook.com. */
function isBelow(address: string | undefined, own: string): boolean {
  if (address === undefined || !/^https?:/i.test(own)) return false
  return toPlace(address).startsWith(toPlace(own))
}

function toPlace(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/?$/, '/')}`
}
