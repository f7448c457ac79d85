/** Profiles and pages of stances, compared with the editors' files. */
import { candidacyLines, whoLines } from './support/candidacy'
import {
  candidaciesOf,
  candidatesOf,
  comparedRaces,
  hasRaceIndex,
  raceOf,
  racePath,
  type Candidate,
  type Election,
} from './support/election'
import { cite, citeNumbered, numbersLine } from './support/citations'
import { connectedCandidates, link, mark, neighbors, sourceDate } from './support/facts'
import { profileAnswerLines } from './support/answers'
import { describeList } from './support/races'
import { collapse } from './support/outline'
import { expect, profilePath, test } from './support/site'
import {
  describeWords,
  explainNoStances,
  linesOn,
  othersOn,
  replyLines,
  stanceLines,
  topicLines,
  topicLinks,
  topicsOf,
} from './support/statements'

type Stance = Candidate['stances'][number]

const whoseWords = {
  summary: "This is the editors' summary, not a quotation.",
  quotation: "These are the candidate's own words.",
  translation: "This is a translation of the candidate's words.",
}

test(
  'every profile has the facts of its candidate, and links to the others in the race',
  { tag: '@facts' },
  async ({ readLines, readLinks, readPage, election, paths }) => {
    for (const candidate of election.candidates) {
      const path = profilePath(candidate)
      expect(await readLines(path)).toEqual(profileLines(election, candidate, paths))
      const race = raceOf(election, candidate)
      const all = candidatesOf(election, race)
      const $ = await readPage(path)
      expect($('nav[aria-label="Back"] a').last().text()).toBe(
        all.length === 1 ? '1 candidate' : `All ${all.length} candidates`,
      )
      const races = candidaciesOf(candidate).map((candidacy) => candidacy.race)
      expect(await readLinks(path, 'main a[href*="/compare/"]:not([href*="#"])')).toEqual(
        races
          .filter((id) => comparedRaces(election).some((compared) => compared.id === id))
          .map((id) => `./compare/${id}/`),
      )
      const { prev, next } = neighbors(all.map(profilePath), path)
      expect(await readLinks(path, 'a[rel="prev"]')).toEqual(prev)
      expect(await readLinks(path, 'a[rel="next"]')).toEqual(next)
    }
  },
)

test(
  'every stance page has the stance, its origin and what everyone else in the race said',
  { tag: '@facts' },
  async ({ readLines, readLinks, election }) => {
    for (const candidate of election.candidates)
      for (const [index, stance] of candidate.stances.entries()) {
        const path = `${profilePath(candidate)}stance${index + 1}/`
        const lines = await readLines(path)
        const isElsewhere = lines.some((line) => line.startsWith('There is too much to show on this page.'))
        expect(lines).toEqual(stancePage(election, candidate, stance, isElsewhere))
        const stances = candidate.stances.map((_, other) => `${profilePath(candidate)}stance${other + 1}/`)
        const race = candidatesOf(election, raceOf(election, candidate)).map(profilePath)
        const both = [neighbors(stances, path), neighbors(race, profilePath(candidate))]
        for (const rel of ['prev', 'next'] as const)
          expect(await readLinks(path, `a[rel="${rel}"]`)).toEqual(both.flatMap((each) => each[rel]))
      }
  },
)

test('every portrait is that of its candidate', { tag: '@facts' }, async ({ readPage, election }) => {
  const readPortraits = async (path: string) =>
    (await readPage(path))('main img')
      .get()
      .map(({ attribs }) => attribs.src)
  const portraitOf = ({ id, src = id }: Candidate): unknown =>
    expect.stringMatching(new RegExp(`/img/(?:photos/)?${src.replace(/\.\w+$/, '')}[-.]`))
  for (const candidate of election.candidates)
    expect(await readPortraits(profilePath(candidate))).toEqual([portraitOf(candidate)])
  const paths = hasRaceIndex(election) ? election.races.map((race) => racePath(election, race)) : ['./candidates/']
  expect((await Promise.all(paths.map(readPortraits))).flat()).toEqual(
    election.races.flatMap((race) => candidatesOf(election, race).map(portraitOf)),
  )
})

function profileLines(election: Election, candidate: Candidate, paths: readonly string[]): string[] {
  const { name, stances, experience, experienceSources, sources, photoCredit, language } = candidate
  const others = connectedCandidates(election, candidate)
  const hasStances = others.some((other) => other.stances.length > 0 || other.noStances)
  const hasPositions = topicsOf(election, candidate).length > 0 && others.some(({ positions }) => positions.length > 0)
  return [
    raceOf(election, candidate).name,
    `# ${name}`,
    ...candidaciesOf(candidate).flatMap((candidacy, index) => {
      const race = raceOf(election, candidacy)
      const all = candidatesOf(election, race).length
      const list = all === 1 ? '1 candidate' : `All ${all} candidates`
      return [
        ...(index > 0 ? [`## Also a candidate for ${race.name}`] : []),
        ...candidacyLines(election, candidate, candidacy),
        ...(index > 0 ? [link(`${list} for ${race.name}`, racePath(election, race))] : []),
      ]
    }),
    ...(hasStances ? ['## Key stances'] : []),
    ...(hasStances && stances.length === 0 ? [explainNoStances(candidate)] : []),
    ...stances.flatMap((stance) => stanceLines(election, candidate, stance, true)),
    ...(hasPositions ? ['## More positions, by topic', ...topicLines(election, candidate)] : []),
    ...profileAnswerLines(election, candidate, paths),
    ...(others.some((other) => other.experience) ? ['## Experience', 'Background'] : []),
    ...(experience
      ? [mark(language, experience), numbersLine(election, candidate, experienceSources ?? sources)]
      : others.some((other) => other.experience)
        ? ['Not known.']
        : []),
    '## Sources',
    ...citeNumbered(election, candidate),
    ...(photoCredit ? [`Photo: ${collapse(photoCredit)}`] : []),
    summariesNote(election, candidate),
  ]
}

/** The stance, whose it is, how, when and where it was made, and the statements of the same candidate and of others. */
function stancePage(election: Election, candidate: Candidate, stance: Stance, isElsewhere: boolean): string[] {
  const rest = candidate.stances.filter((other) => other !== stance)
  const { topics = [] } = stance
  const shared = (election.topics ?? [])
    .filter(({ id }) => topics.includes(id))
    .filter(({ id }) => othersOn(election, candidate, id).length > 0)
  return [
    raceOf(election, candidate).name,
    `# ${mark(stance.language, stance.title)}`,
    link(candidate.name, profilePath(candidate)),
    ...whoLines(election, candidate),
    ...replyLines(election, candidate, stance),
    'I agree',
    ...originLines(election, candidate, stance),
    whoseWords[stance.words ?? 'summary'],
    ...(rest.length > 0 ? [`## Other stances by ${candidate.name}`] : []),
    ...rest.flatMap((other) => stanceLines(election, candidate, other, false)),
    ...(shared.length > 0 ? [`## Others on ${topics.length > 1 ? 'these topics' : 'this topic'}`] : []),
    ...(isElsewhere ? ['There is too much to show on this page.'] : []),
    ...shared.flatMap(({ id }) => [
      `### ${topicLinks(election, candidate, [id])[0]}`,
      ...(isElsewhere
        ? []
        : othersOn(election, candidate, id).flatMap((other) => [
            link(other.name, profilePath(other)),
            ...linesOn(election, other, id),
          ])),
    ]),
    summariesNote(election, candidate),
  ]
}

/** How, when and where a stance was made, its topics and its sources. */
function originLines(
  election: Election,
  candidate: Candidate,
  { how, date, locator, topics = [], sources }: Stance,
): string[] {
  const kinds: Record<string, string> = {
    'social post': 'Social media post',
    'public meeting': 'Remark at a public meeting',
  }
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const names = topicLinks(election, candidate, topics)
  return [
    'How',
    how ? (kinds[how] ?? capital(how)) : 'Not known',
    'When',
    date === undefined ? 'Not known' : sourceDate(String(date)),
    ...(locator ? ['Place in source', collapse(locator)] : []),
    ...(names.length > 0 ? ['Topics', names.join(', ')] : []),
    'Sources',
    ...cite(election, sources),
  ]
}

/** That statements are summaries, if there are any, and the order of the candidates of the first race. */
function summariesNote(election: Election, candidate: Candidate): string {
  const order = describeList(election, candidatesOf(election, raceOf(election, candidate)))
  const hasStatements = candidate.stances.length > 0 || candidate.positions.length > 0
  return hasStatements ? `${describeWords(candidatesOf(election, raceOf(election, candidate)))} ${order}` : order
}
