/** Statements of candidates in the editors' files, as lines of a page. */
import {
  candidaciesOf,
  candidatesOf,
  comparedRaces,
  profilePath,
  type Candidate,
  type Election,
  type Race,
} from './election'
import { citeFolded, citeShort, numbersLine } from './citations'
import { link, longDate, mark, sourceDate } from './facts'
import { collapse } from './outline'

/** A key stance or a position. */
export type Statement = Candidate['stances'][number] | Candidate['positions'][number]

const reasons = {
  'none found': 'We found no position by this candidate',
  'did not respond': 'The candidate did not respond to our questions',
  declined: 'The candidate declined to answer our questions',
  'not asked': 'We have not asked this candidate any questions',
  'guide does not ask': 'We have not asked candidates for positions',
  'election over': 'The election is over, and we collected no key stances by this candidate',
}

/** Whose words the statements of a race are. */
export function describeWords(candidates: readonly Candidate[]): string {
  const words = candidates.flatMap(({ stances, positions }) => [...stances, ...positions].map((each) => each.words))
  const hasOthers = words.some((each) => each === 'quotation' || each === 'translation')
  return `${hasOthers ? 'Unless marked, these' : 'These'} are the editors' summaries, not quotations.`
}

/** The kind and date of a statement. Empty if neither is known. */
export function describeOrigin({ date, how, words = 'summary' }: Statement): string[] {
  const whose = words === 'summary' ? [] : [capitalize(words)]
  const day = date === undefined ? [] : [sourceDate(String(date))]
  const kinds: Record<string, string> = {
    'social post': 'Social media post',
    'public meeting': 'Remark at a public meeting',
  }
  if (how || whose.length > 0) return [[...whose, ...(how ? [kinds[how] ?? capitalize(how)] : []), ...day].join(', ')]
  return day.map((each) => `Stated ${/^\d{4}-\d\d-\d\d$/.test(String(date)) ? 'on' : 'in'} ${each}`)
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The text of a statement, after its year if that is not the year of the election. */
export function textLines({ date: day }: Election, { date, language, text }: Statement): string[] {
  const year = String(date ?? '').slice(0, 4)
  return [...(year === '' || year === day.slice(0, 4) ? [] : [`Stated in ${year}`]), mark(language, text)]
}

/** True for a page that has the numbers of the candidate's sources instead of their publishers. */
type IsNumbered = boolean

/** A statement with its reply, and without its origin. */
export function replyLines(
  election: Election,
  candidate: Candidate,
  statement: Statement,
  isNumbered: IsNumbered = false,
): string[] {
  const { name } = candidate
  const { reply } = statement
  return [
    ...textLines(election, statement),
    ...(reply
      ? [
          `Reply from ${name}, ${longDate(reply.date)}: ${mark(reply.language, reply.text)}`,
          ...(isNumbered && reply.sources
            ? [numbersLine(election, candidate, reply.sources)]
            : citeShort(election, reply.sources ?? [])),
        ]
      : []),
  ]
}

/** The title of a key stance, with the link to its page. A position has none. */
function titleLine(candidate: Candidate, statement: Statement): string[] {
  if (!('title' in statement)) return []
  const number = candidate.stances.indexOf(statement) + 1
  return [mark(statement.language, link(statement.title, `${profilePath(candidate)}stance${number}/`))]
}

/** The kind and date of a statement, its place in the first source, its sources, and a box to tick. */
function originLines(election: Election, candidate: Candidate, statement: Statement, isNumbered: IsNumbered): string[] {
  const { locator, sources } = statement
  return [
    ...describeOrigin(statement),
    ...(locator ? [collapse(locator)] : []),
    ...(isNumbered ? [numbersLine(election, candidate, sources)] : citeFolded(election, sources)),
    'I agree',
  ]
}

/** A key stance on a profile, and beside another one. */
export function stanceLines(
  election: Election,
  candidate: Candidate,
  stance: Candidate['stances'][number],
  isNumbered: IsNumbered,
): string[] {
  return [
    ...topicLinks(election, candidate, stance.topics ?? []),
    ...titleLine(candidate, stance).map((title) => `### ${title}`),
    ...replyLines(election, candidate, stance, isNumbered),
    ...originLines(election, candidate, stance, isNumbered),
  ]
}

/** The topics of a profile with a position, and a sentence that names those without any statement. */
export function topicLines(election: Election, candidate: Candidate): string[] {
  const topics = topicsOf(election, candidate)
  const silent = topics.filter(({ id }) => listStatements(candidate, id).length === 0).map(({ name }) => collapse(name))
  const lines = topics.flatMap(({ id }) =>
    candidate.positions
      .filter(({ topic }) => topic === id)
      .flatMap((position) => [
        `### ${topicLinks(election, candidate, [id])[0]}`,
        ...replyLines(election, candidate, position, true),
        ...originLines(election, candidate, position, true),
      ]),
  )
  const isSought = election.research?.statements === true
  const checked = ` (last checked ${longDate(candidate.updated)})`
  const start = isSought ? 'We found nothing on' : 'This guide has nothing on'
  const end = isSought ? checked : ''
  if (silent.length === 0) return lines.length > 0 ? lines : ['The key stances above cover every topic.']
  return [
    ...lines,
    silent.length === 1 ? `${start} ${silent[0]}${end}.` : `${start} these topics${end}: ${silent.join('; ')}.`,
  ]
}

/** The topics of a candidate's races. */
export function topicsOf({ topics = [] }: Election, candidate: Candidate) {
  const races = new Set(candidaciesOf(candidate).map(({ race }) => race))
  return topics.filter((topic) => topic.races === undefined || topic.races.some((race) => races.has(race)))
}

/** Topics in the order of the file, with links to the comparison in a candidate's first race that has one. */
export function topicLinks(election: Election, candidate: Candidate, ids: readonly string[]): string[] {
  const compared = candidaciesOf(candidate).filter(({ race }) => comparedRaces(election).some(({ id }) => id === race))
  return (election.topics ?? [])
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, races }) => {
      const race = compared.find((candidacy) => races === undefined || races.includes(candidacy.race))?.race
      return link(collapse(name), race && `./compare/${race}/#topics=${id}`)
    })
}

/** That there is no statement on a topic, and when the editors last looked for one if they did. */
export function silence({ research }: Election, { updated }: Candidate): string {
  return research?.statements ? `We found nothing (last checked ${longDate(updated)}).` : 'Nothing in this guide.'
}

/** Everyone else in the races of a candidate that a topic is about. */
export function othersOn(election: Election, candidate: Candidate, topicId: string): readonly Candidate[] {
  const topic = election.topics?.find(({ id }) => id === topicId)
  const others = candidaciesOf(candidate)
    .filter(({ race }) => topic?.races === undefined || topic.races.includes(race))
    .flatMap(({ race }) => candidatesOf(election, { id: race }))
  const ids = new Set(others.map(({ id }) => id))
  ids.delete(candidate.id)
  return [...ids].flatMap((id) => election.candidates.filter((other) => other.id === id))
}

/** A candidate's key stances on a topic, then the position. */
export function listStatements({ stances, positions }: Candidate, topicId: string): readonly Statement[] {
  return [
    ...stances.filter(({ topics }) => topics?.includes(topicId)),
    ...positions.filter((position) => position.topic === topicId),
  ]
}

/** What a comparison has on a topic. */
interface Section {
  readonly name: string
  /** Omitted for the stances without a topic. */
  readonly topic?: string
  readonly find: (candidate: Candidate) => readonly Statement[]
}

/** The topics of a race in order, then the key stances without a topic if there are any. */
export function sectionsOf(election: Election, race: Race): readonly Section[] {
  const topics = (election.topics ?? []).filter(({ races }) => races === undefined || races.includes(race.id))
  const isOther = (stance: Candidate['stances'][number]) => !topics.some(({ id }) => stance.topics?.includes(id))
  const hasOthers = candidatesOf(election, race).some(({ stances }) => stances.some(isOther))
  return [
    ...topics.map(({ id, name }) => ({
      name: collapse(name),
      topic: id,
      find: (candidate: Candidate) => listStatements(candidate, id),
    })),
    ...(hasOthers || topics.length === 0
      ? [
          {
            name: topics.length === 0 ? 'Key stances' : 'Other key stances',
            find: ({ stances }: Candidate) => stances.filter(isOther),
          },
        ]
      : []),
  ]
}

/** What a candidate said on a topic, each statement in full under its source, or a line that nothing was found. */
export function linesOn(election: Election, candidate: Candidate, topicId: string): string[] {
  const statements = listStatements(candidate, topicId)
  if (statements.length === 0) return [silence(election, candidate)]
  return statements.flatMap((statement) => [
    ...titleLine(candidate, statement),
    ...textLines(election, statement),
    ...describeOrigin(statement),
    ...citeFolded(election, statement.sources),
    'I agree',
  ])
}

/** Why a candidate has no key stances, as a sentence. */
export function explainNoStances({ noStances: none, positions }: Candidate): string {
  if (!none) return 'No key stance is known.'
  const isStance = none.reason === 'none found' && positions.length > 0
  const sentence = isStance ? 'We found no key stance by this candidate' : reasons[none.reason]
  return `${sentence}${none.asOf ? `, as of ${longDate(none.asOf)}` : ''}.`
}
