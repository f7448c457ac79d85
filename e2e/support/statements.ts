/** Statements of candidates: as pages show them, and as the editors' files have them. */
import type { Locator } from 'playwright/test'
import { candidaciesOf, candidatesOf, type Candidate, type Election } from './election'
import { citeOthers, citeShort, longDate, sourceDate, type Citation } from './facts'
import { collapse } from './readPage'

/** A key stance or a position. */
type Statement = Candidate['stances'][number] | Candidate['positions'][number]

const reasons = {
  'none found': 'We found no position by this candidate',
  'did not respond': 'The candidate did not respond to our questions',
  declined: 'The candidate declined to answer our questions',
  'not asked': 'We have not asked this candidate any questions',
  'guide does not ask': 'We have not asked candidates for positions',
  'election over': 'The election is over, and we collected no key stances by this candidate',
}

/** A row of three columns: a label, a text and its notes. */
export interface StatementRow {
  readonly label: string
  /** Paragraphs and headings of the text. */
  readonly lines: readonly string[]
  /** How, when and where. */
  readonly notes: readonly string[]
  readonly sources: readonly Citation[]
  /** The line after the first source, if there are others. */
  readonly others: readonly string[]
}

/** Reads the rows in a part of a page. */
export async function readRows(parent: Locator): Promise<readonly StatementRow[]> {
  return parent.locator('article').evaluateAll((articles) => {
    const text = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim()
    const visible = (element: Element | undefined, selector: string) =>
      [...(element?.querySelectorAll(selector) ?? [])].filter((each) => each.checkVisibility())
    return articles.map(({ children: [label, body, notes] }) => ({
      label: visible(label, 'p, h3').map(text).join(', '),
      lines: visible(body, 'p, h3, li').map(text),
      notes: visible(notes, 'p').map(text),
      sources: visible(notes, 'li').map((item) => {
        const url = item.querySelector('a')?.href
        return { text: text(item), ...(url ? { url } : {}) }
      }),
      others: visible(notes, 'summary').map(text),
    }))
  })
}

/** The kind and date of a statement. Empty if neither is known. */
export function describeOrigin({ date, how }: Statement): string[] {
  const day = date === undefined ? [] : [sourceDate(String(date))]
  const kinds: Record<string, string> = {
    'social post': 'Social media post',
    'public meeting': 'Remark at a public meeting',
  }
  if (how) return [[kinds[how] ?? how.charAt(0).toUpperCase() + how.slice(1), ...day].join(', ')]
  return day.map((each) => `Stated ${/^\d{4}-\d\d-\d\d$/.test(String(date)) ? 'on' : 'in'} ${each}`)
}

/** The year of a statement, as a line of its own, if it is not that of the election. */
export function describeOtherYear(election: Election, { date }: Statement): string[] {
  const year = String(date ?? '').slice(0, 4)
  return year === '' || year === election.date.slice(0, 4) ? [] : [`Stated in ${year}`]
}

/** The year if it is another, the text, and the reply of the candidate. */
export function textLines(election: Election, { name }: Candidate, statement: Statement): string[] {
  const { text, reply } = statement
  return [
    ...describeOtherYear(election, statement),
    collapse(text),
    ...(reply
      ? [
          `Reply from ${name}, ${longDate(reply.date)}: ${collapse(reply.text)}`,
          ...citeShort(election, reply.sources ?? []).map((source) => source.text),
        ]
      : []),
  ]
}

/** The notes and sources of a statement. */
function margin(election: Election, statement: Statement) {
  return {
    notes: [...describeOrigin(statement), ...(statement.locator ? [collapse(statement.locator)] : [])],
    sources: citeShort(election, statement.sources),
    others: citeOthers(statement.sources),
  }
}

/** The row of a key stance. Its place in the source is on its own page. */
export function stanceRow(
  election: Election,
  candidate: Candidate,
  stance: Candidate['stances'][number],
): StatementRow {
  return {
    label: topicNames(election, stance.topics ?? []).join(', '),
    lines: [collapse(stance.title), ...textLines(election, candidate, stance)],
    ...margin(election, { ...stance, locator: undefined }),
  }
}

/** The rows of the topics that need one: those with a position, and those on which nothing was found. */
export function topicRows(election: Election, candidate: Candidate): readonly StatementRow[] {
  return topicsOf(election, candidate).flatMap(({ id, name }): StatementRow[] => {
    const position = candidate.positions.find(({ topic }) => topic === id)
    const label = collapse(name)
    if (position) return [{ label, lines: textLines(election, candidate, position), ...margin(election, position) }]
    if (candidate.stances.some(({ topics }) => topics?.includes(id))) return []
    return [{ label, lines: [silence(candidate)], notes: [], sources: [], others: [] }]
  })
}

/** The topics of a candidate's races. */
export function topicsOf({ topics = [] }: Election, candidate: Candidate) {
  const races = new Set(candidaciesOf(candidate).map(({ race }) => race))
  return topics.filter((topic) => topic.races === undefined || topic.races.some((race) => races.has(race)))
}

/** The names of topics, in the order of the file. */
export function topicNames({ topics = [] }: Election, ids: readonly string[]): string[] {
  return topics.filter(({ id }) => ids.includes(id)).map(({ name }) => collapse(name))
}

/** That no statement on a topic was found. */
export function silence({ updated }: Candidate): string {
  return `We found nothing (last checked ${longDate(updated)}).`
}

/** Statements of others on a topic: the name, a line for each fact, and the sources. */
export function othersOn(election: Election, candidate: Candidate, topicId: string) {
  const topic = election.topics?.find(({ id }) => id === topicId)
  const ids = candidaciesOf(candidate)
    .filter(({ race }) => topic?.races === undefined || topic.races.includes(race))
    .flatMap(({ race }) => candidatesOf(election, { id: race }).map(({ id }) => id))
  return [...new Set(ids)]
    .filter((id) => id !== candidate.id)
    .flatMap((id) => election.candidates.filter((other) => other.id === id))
    .map((other) => ({
      name: other.name,
      id: other.id,
      lines: statementsOn(election, other, topicId),
      stances: stancePathsOn(other, topicId),
      sources: listSourcesOn(election, other, topicId),
    }))
}

/** A candidate's key stances on a topic, then the position. */
export function listStatements({ stances, positions }: Candidate, topicId: string): readonly Statement[] {
  return [
    ...stances.filter(({ topics }) => topics?.includes(topicId)),
    ...positions.filter((position) => position.topic === topicId),
  ]
}

/** A candidate's statements on a topic, with a line for each fact, or a line that none was found. Marks other languages. */
export function statementsOn(election: Election, candidate: Candidate, topicId: string): string[] {
  const statements = listStatements(candidate, topicId)
  const mark = (language: string | undefined, text: string) => (language ? `${language}: ` : '') + collapse(text)
  const lines = statements.flatMap((each) => [
    ...('title' in each ? [mark(each.language, each.title)] : []),
    ...describeOtherYear(election, each),
    mark(each.language, each.text),
    ...describeOrigin(each),
  ])
  return statements.length > 0 ? lines : [silence(candidate)]
}

/** The last parts of the addresses of a candidate's key stances on a topic. */
export function stancePathsOn({ stances }: Candidate, topicId: string): string[] {
  return stances.flatMap(({ topics }, index) => (topics?.includes(topicId) ? `stance${index + 1}` : []))
}

/** The sources of a candidate's statements on a topic. */
export function listSourcesOn(election: Election, candidate: Candidate, topicId: string): readonly Citation[] {
  return listStatements(candidate, topicId).flatMap(({ sources }) => citeShort(election, sources))
}

/** Reads what others said on each topic of a stance page. */
export async function readOthers(parent: Locator) {
  return parent.locator('h3').evaluateAll((headings) => {
    const text = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
    return headings.map((heading) => ({
      topic: text(heading),
      others: [...(heading.parentElement?.querySelectorAll('ul > li:has(> p)') ?? [])].map((item) => ({
        name: text(item.firstElementChild),
        id: item.querySelector('a')?.href.split('/').at(-2),
        lines: [...item.querySelectorAll('p')]
          .filter((each) => each.checkVisibility())
          .map((each) => (each.lang ? `${each.lang}: ` : '') + text(each)),
        stances: [...item.querySelectorAll('p a')].map((link) => (link as HTMLAnchorElement).href.split('/').at(-2)),
        sources: [...item.querySelectorAll('li')].map((source) => {
          const url = source.querySelector('a')?.href
          return { text: text(source), ...(url ? { url } : {}) }
        }),
      })),
    }))
  })
}

/** Why a candidate has no key stances, as a sentence. */
export function explainNoStances({ noStances: none, positions }: Candidate): string {
  if (!none) return 'No key stance is known.'
  const isStance = none.reason === 'none found' && positions.length > 0
  const sentence = isStance ? 'We found no key stance by this candidate' : reasons[none.reason]
  return `${sentence}${none.asOf ? `, as of ${longDate(none.asOf)}` : ''}.`
}
