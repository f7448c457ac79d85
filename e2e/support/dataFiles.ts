/** The files of the open data as they must be, from the editors' files. */
import type { Source } from '@/guide/fields/published'
import { candidaciesOf, raceOf, type Candidacy, type Candidate, type Election } from './election'
import { isPublished } from './facts'
import { resultOf, votesOf } from './outcomes'

type Fields = Readonly<Record<string, unknown>>

const privateFields = new Set(['form', 'editorNote', 'confidence', 'certainty', 'photoPermission', 'photoFocus'])
const results = {
  Elected: 'elected',
  'Not elected': 'not elected',
  'Elected without a vote': 'acclaimed',
  'Moves on': 'advanced',
  'Does not move on': 'not advanced',
} as const

/** `election.json` without the fields that are the same in every file. */
export function electionFile({ archive: _archive, ...election }: Election): Fields {
  const { sources: _sources, candidates: _candidates, questionnaires: _questionnaires, ...fields } = election
  const { groups = [], areaKinds = [], areas = [], races, questions = [], ...others } = fields
  const { topics = [], terms = [], results: outcome, ...rest } = others
  const { legacyRoutes: _legacyRoutes, language: _language, reviewedLanguages: _reviewed, languages, ...facts } = rest
  const byGroup = groups.filter(({ everyone }) => !everyone).map(({ id, name }) => ({ id, name, groups: [id] }))
  return publish({
    // Left out if the files have none.
    election: { ...facts, language: languages?.[0] },
    groups,
    areaKinds,
    areas: areas.length > 0 ? areas : byGroup,
    races,
    questions,
    topics,
    terms,
    results: outcome && { ...outcome, questions: outcome.questions && withThresholds(questions, outcome.questions) },
  }) as Fields
}

/** The open data also has what a question needs beside its results. */
function withThresholds(questions: NonNullable<Election['questions']>, outcomes: Fields): Fields {
  const find = (id: string) => questions.find((question) => question.id === id)?.threshold
  const entries = Object.entries(outcomes).map(([id, result]) => [id, { ...(result as Fields), threshold: find(id) }])
  return Object.fromEntries(entries) as Fields
}

/** The candidates in `candidates.json`. */
export function candidateFiles(election: Election): readonly Fields[] {
  return election.candidates.map((candidate) => publish(toOpenCandidate(election, candidate)) as Fields)
}

function toOpenCandidate(election: Election, candidate: Candidate): Fields {
  const {
    race: _race,
    ballotOrder: _order,
    incumbent: _incumbent,
    writeIn: _writeIn,
    runningMates: _runningMates,
    withdrawn: _withdrawn,
    ...person
  } = candidate
  const {
    otherRaces: _otherRaces,
    otherParties,
    noParty,
    party,
    partyYear,
    stances,
    positions,
    src,
    ...fields
  } = person
  const path = `/profile/${candidate.id}/`
  return {
    ...fields,
    src: src ?? `${candidate.id}.svg`,
    party: noParty ? 'N/A' : party,
    partyAsStated: party === 'N/A' ? undefined : party,
    partyYear,
    parties: otherParties?.length ? party.split(', ') : undefined,
    stances: stances.map((stance, index) => ({ path: `${path}stance${index + 1}/`, number: index + 1, ...stance })),
    positions: positions.map((position) => ({ path: `${path}#topic-${position.topic}`, ...position })),
    candidacies: candidaciesOf(candidate).map((candidacy) => toOpenCandidacy(election, candidate.id, candidacy)),
  }
}

function toOpenCandidacy(election: Election, id: string, candidacy: Candidacy): Fields {
  const result = resultOf(election, id, candidacy)
  return {
    ...candidacy,
    position: raceOf(election, candidacy).position,
    result: result && results[result as keyof typeof results],
    votes: votesOf(election, id, candidacy.race),
  }
}

/** The questionnaires in `questionnaires.json`. */
export function questionnaireFiles({ questionnaires }: Election): readonly Fields[] {
  return questionnaires.map(({ statuses = {}, questions = [], ...fields }) => {
    const withAnswers = questions.map(({ answers = {}, ...question }) => ({ ...question, answers }))
    return publish({ ...fields, statuses, questions: withAnswers }) as Fields
  })
}

/** The sources that published fields cite, by id. */
export function sourceFiles(election: Election): readonly Fields[] {
  const cited = new Set(citedIds([electionFile(election), candidateFiles(election), questionnaireFiles(election)]))
  return [...cited].toSorted().map((id) => {
    const { link = true, url, ...source } = election.sources[id] as Source & { link?: boolean }
    return publish({ ...source, id, url: link ? url : undefined }) as Fields
  })
}

function citedIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    /^(sources|experienceSources|partySource)$/.test(key) ? [inner].flat().map(String) : citedIds(inner),
  )
}

/** Removes private fields and uncertain facts. Dates are text, and text has no space around it. */
function publish(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return value.trim()
  if (field === 'date') return String(value)
  if (Array.isArray(value)) return value.filter(isCertain).map((item) => publish(item, field))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([key, inner]: [string, unknown]) => inner !== undefined && !privateFields.has(key) && isCertain(inner),
  )
  return Object.fromEntries(entries.map(([key, inner]) => [key, publish(inner, key)]))
}

function isCertain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('certainty' in value)) return true
  return isPublished({ certainty: String(value.certainty) })
}
