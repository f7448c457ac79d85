/** Amounts of content about candidates, which the pages about the guide must show. */
import { candidatesOf, hasRaceIndex, profilePath, type Candidate, type Election, type Race } from './election'
import { listSources } from './citations'
import { count, link } from './facts'
import { resultOf } from './outcomes'

/** The table of everyone in a race. */
export function countLines(election: Election, race: Race): string[] {
  const topics = topicsOf(election, race.id)
  return [
    'Candidate',
    'Key stances',
    'Positions',
    'Words',
    'Sources',
    ...(topics.length > 0 ? [`Topics (of ${topics.length})`] : []),
    'Portrait',
    ...candidatesOf(election, race).flatMap((candidate) => [
      `${link(candidate.name, hasRaceIndex(election) ? undefined : profilePath(candidate))}${candidate.withdrawn ? ' Withdrawn' : ''}`,
      String(candidate.stances.length),
      String(candidate.positions.length),
      count(countWords(candidate)),
      String(countSources(election, candidate)),
      ...(topics.length > 0 ? [String(coveredTopics(candidate, topics))] : []),
      candidate.src ? 'Photo' : 'Initials',
    ]),
  ]
}

/** What the guide has on somebody in a race: key stances, positions, words, sources, topics and photographs. */
interface CountedCandidacy {
  readonly id: string
  readonly party: string
  readonly result: string
  readonly amounts: readonly number[]
  readonly topicCount: number
}

/** Everyone who has not withdrawn from a race. */
export function candidaciesIn(election: Election, race: Race): readonly CountedCandidacy[] {
  const topics = topicsOf(election, race.id)
  return candidatesOf(election, race)
    .filter(({ withdrawn }) => !withdrawn)
    .map((candidate) => ({
      id: candidate.id,
      party: candidate.party === 'N/A' ? 'Party not known' : candidate.party,
      result: resultOf(election, candidate.id, candidate) ?? 'No result yet',
      amounts: [
        candidate.stances.length,
        candidate.positions.length,
        countWords(candidate),
        countSources(election, candidate),
        coveredTopics(candidate, topics),
        candidate.src ? 1 : 0,
      ],
      topicCount: topics.length,
    }))
}

/** Labels in their order, after the names of parties. */
const lastLabels = [
  'Elected',
  'Not elected',
  'Elected without a vote',
  'Moves on',
  'Does not move on',
  'No result yet',
  'Party not known',
]

/** The tables of averages, without those of a single group. */
export function averageLines(election: Election, all: readonly CountedCandidacy[]): string[] {
  const { language } = election
  const names = ['key stances', 'positions', 'words', 'sources', 'topics', 'photos']
  const topicCount = hasRaceIndex(election) ? election.topics?.length : all[0]?.topicCount
  const topicsHeading = hasRaceIndex(election) ? 'Topics' : `Topics (of ${topicCount})`
  const hasColumn = (_: unknown, index: number) => index !== 4 || Boolean(topicCount)
  return (election.results ? (['party', 'result'] as const) : (['party'] as const)).flatMap((by) => {
    const labels = [...new Set(all.map((each) => each[by]))].toSorted(
      (a, b) => lastLabels.indexOf(a) - lastLabels.indexOf(b) || a.localeCompare(b, language),
    )
    const groups = labels.map((label) => {
      const inGroup = all.filter((each) => each[by] === label)
      const members = inGroup.filter((each, index) => inGroup.findLastIndex(({ id }) => id === each.id) === index)
      const averages = names.map(
        (_, index) => members.reduce((sum, each) => sum + (each.amounts[index] ?? 0), 0) / members.length,
      )
      return { label, size: members.length, averages }
    })
    const apart = names.filter((_, index) => {
      const averages = groups.map((group) => group.averages[index] ?? 0)
      return Math.max(...averages) > Math.min(...averages) * 1.2 + 1e-9
    })
    const rows = groups.flatMap(({ label, size, averages }) => [
      `${label} ${size} ${size === 1 ? 'candidate' : 'candidates'}`,
      ...averages
        .map((average, index) => {
          if (index === 5) return `${Number((average * 100).toFixed(1))}%`
          return index === 2 ? count(Math.round(average)) : average.toFixed(1)
        })
        .filter(hasColumn),
    ])
    const heading = by === 'party' ? 'Party' : 'Result'
    const columns = [
      heading,
      'Key stances',
      'Positions',
      'Words',
      'Sources',
      ...(topicCount ? [topicsHeading] : []),
      'Photos',
    ]
    const gaps =
      apart.length > 0
        ? `More than 20% apart: ${new Intl.ListFormat(language).format(apart)}.`
        : 'No averages are more than 20% apart.'
    const caption = `Averages by ${by === 'party' ? 'stated party' : 'result'}. ${gaps}`
    return groups.length > 1 ? [caption, ...columns, ...rows] : []
  })
}

export function topicsOf({ topics = [] }: Election, race: string): readonly string[] {
  return topics.filter(({ races }) => !races || races.includes(race)).map(({ id }) => id)
}

export function coveredTopics({ stances, positions }: Candidate, topics: readonly string[]): number {
  const own = new Set([...stances.flatMap((stance) => stance.topics ?? []), ...positions.map(({ topic }) => topic)])
  return topics.filter((topic) => own.has(topic)).length
}

export function statementsOf({ stances, positions }: Candidate) {
  return [...stances, ...positions]
}

function countWords(candidate: Candidate): number {
  const words = statementsOf(candidate).flatMap(({ text }) => text.trim().split(/\s+/))
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Every source of a profile counts once. The candidates of a race have only the fields of that candidacy. */
function countSources({ candidates }: Election, { id }: Candidate): number {
  return new Set(candidates.filter((each) => each.id === id).flatMap(listSources)).size
}
