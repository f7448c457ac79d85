/** What pages about candidates must have by the editors' files. Returns what is wrong, so that Jest can use it, too. */
import {
  candidaciesOf,
  candidatesOf,
  languageFolder,
  profilePath,
  raceOf,
  type Candidacy,
  type Candidate,
  type Race,
} from './election'
import { resultOf, votesOf } from './outcomes'
import {
  cite,
  dateOf,
  findAbsent,
  findMissing,
  findWord,
  link,
  listValues,
  mark,
  read,
  readWords,
  type Page,
  type Value,
} from './values'

export type Statement = Candidate['stances'][number] | Candidate['positions'][number]

/** What a page has too many or too few of. */
function checkCount({ $ }: Page, selector: string, count: number): string[] {
  return $(selector).length === count ? [] : [`${$(selector).length} instead of ${count} of ${selector}`]
}

/** A list has these sources in order, each once, and no other. */
export function checkSources(page: Page, selector: string, ids: readonly string[]): string[] {
  const items = `${selector} li:has(> cite)`
  const unique = [...new Set(ids)]
  const values = unique.flatMap((id) => cite(page.election, id))
  return [...checkCount(page, items, unique.length), ...findMissing(read(page, items), values)]
}

/** The numbers of an element lead to these sources, in order. */
function checkNumbers(page: Page, selector: string, ids: readonly string[] = []): string[] {
  const links = page.$(`${selector} a[href^="#source"]`)
  const targets = ids.map((_, index) => read(page, links.eq(index).attr('href') ?? 'none'))
  return [
    ...checkCount(page, `${selector} a[href^="#source"]`, ids.length),
    ...ids.flatMap((id, index) => findMissing(targets[index]!, cite(page.election, id))),
  ]
}

/** Every source of a candidate's file, with repetitions. */
function listSources(candidate: Candidate): readonly string[] {
  const { sources, experienceSources = [], partySource = [], stances, positions } = candidate
  const statements = [...stances, ...positions]
  return [
    ...[sources, experienceSources, partySource].flat(),
    ...statements.flatMap((statement) => [...statement.sources, ...(statement.reply?.sources ?? [])]),
    ...candidaciesOf(candidate).flatMap(({ withdrawn }) => withdrawn?.sources ?? []),
  ]
}

const withoutSources = (value: object | undefined) => ({ ...value, sources: [] })

export function checkProfile(page: Page, candidate: Candidate): string[] {
  const { election } = page
  const { name, stances, positions, experience, experienceSources, sources, ...others } = candidate
  const facts = { ...others, otherRaces: [], noStances: [], party: [], partyYear: [] }
  const withoutVote = candidaciesOf(candidate).flatMap((each) => raceOf(election, each).noVote?.sources ?? [])
  const cited = new Set([...listSources(candidate), ...withoutVote])
  const listed = page.$('main li[id^="source"]').get()
  const texts = listed.map((_, index) => read(page, `[id="source${index + 1}"]`))
  const topics = [...new Set(positions.map(({ topic }) => topic))]
  const checkStatements = (selector: string, statements: readonly Statement[]) => [
    ...findAbsent(
      read(page, selector),
      statements.flatMap((statement) =>
        listValues(election, { ...withoutSources(statement), title: '', reply: withoutSources(statement.reply) }),
      ),
    ),
    ...checkNumbers(
      page,
      selector,
      statements.flatMap(({ reply, sources: own }) => [...(reply?.sources ?? []), ...own]),
    ),
  ]
  return [
    ...checkPortrait(page.$('main img').attr('src'), candidate),
    ...findMissing(read(page, 'main'), [raceOf(election, candidate).name, `# ${name}`]),
    ...findAbsent(read(page, 'main'), [
      ...listValues(election, facts),
      experience && mark(candidate.language, experience),
    ]),
    ...candidaciesOf(candidate).flatMap((each, index) => checkCandidacy(page, candidate, each, index === 0)),
    ...stances.flatMap((stance, index) => [
      ...checkStatements(`#stance${index + 1}`, [stance]),
      ...findMissing(read(page, `#stance${index + 1}`), [
        mark(stance.language, link(stance.title, `${profilePath(candidate)}stance${index + 1}/`)),
      ]),
    ]),
    ...topics.flatMap((topic) =>
      checkStatements(
        `[id="topic-${topic}"]`,
        positions.filter((each) => each.topic === topic),
      ),
    ),
    ...checkNumbers(page, '[aria-labelledby="experience"]', experience ? (experienceSources ?? sources) : []),
    ...checkCount(page, 'article[id^="stance"]', stances.length),
    ...checkCount(page, 'article[id^="topic-"]', positions.length),
    ...checkCount(page, 'main li[id^="source"]', cited.size),
    ...[...cited].filter((id) => texts.every((text) => findMissing(text, cite(election, id)).length > 0)),
  ]
}

function checkPortrait(image: string | undefined, { id, src = id }: Candidate): string[] {
  const isOwn = new RegExp(`/img/(?:photos/)?${src.replace(/\.\w+$/, '')}[-.]`).test(image ?? '')
  return isOwn ? [] : [`the portrait of ${id} is ${image}`]
}

/** The head of a profile, or of the stance with this number, names the candidate and every race, and has the image. */
export function checkHead({ $, election }: Page, candidate: Candidate, number: number): string[] {
  const { id, name, stances } = candidate
  const races = candidaciesOf(candidate).map((candidacy) => raceOf(election, candidacy))
  const names = races.map((race) => race.name)
  const title = stances[number - 1]?.title
  const readMeta = (key: string) => $(`meta:is([name="${key}"], [property="${key}"])`).attr('content') ?? ''
  return [
    ...findMissing($('title').text(), [title, name, ...names, election.title]),
    ...findMissing(readMeta('description'), [name, ...races.map(({ position }) => position), title]),
    ...findMissing(readMeta('og:image:alt'), [name, names[0], dateOf(election, election.date), election.title]),
    ...findMissing(readMeta('og:image'), [`/share${languageFolder(election)}/profile/${id}.png`]),
  ]
}

/** The facts of a person in one race, each after its label. */
function checkCandidacy(page: Page, candidate: Candidate, candidacy: Candidacy, isFirst: boolean): string[] {
  const { $, election } = page
  const word = readWords(election.language)
  const scope = isFirst ? 'main dl:first' : `[aria-labelledby="race-${candidacy.race}"]`
  const find = (key: string) => {
    const label = word(`profile.${key}Label`)
    const term = $(`${scope} dt`)
      .get()
      .find((each) => ` ${$(each).text()} `.startsWith(` ${label} `))
    return term ? $(term).next().text() : ''
  }
  const { incumbent, withdrawn, runningMates = [] } = candidacy
  const { party, partyYear, partySource = [] } = candidate
  const isParty = isFirst && party !== 'N/A'
  const votes = votesOf(election, candidate.id, candidacy.race)
  const facts: readonly (readonly [key: string, ...values: Value[]])[] = [
    ['position', raceOf(election, candidacy).position],
    ['party', ...(isParty ? [party, partyYear] : [])],
    ['votes', votes],
    ['ballot', withdrawn?.date && dateOf(election, withdrawn.date)],
  ]
  const mates = runningMates.map(({ name }) => name)
  const matchesIncumbent =
    incumbent === undefined || find('incumbent') === word(incumbent ? 'profile.yes' : 'profile.no')
  return [
    ...facts.flatMap(([key, ...values]) => findMissing(find(key), values)),
    ...findMissing(read(page, scope), mates),
    ...(isFirst && !isParty && !/^(?:N\/A.*)?$/s.test(find('party')) ? [`party: ${find('party')}`] : []),
    ...(isFirst ? checkNumbers(page, '#party dt', [partySource].flat()) : []),
    ...(matchesIncumbent ? [] : [`incumbent: ${find('incumbent')}`]),
    ...(votes === undefined && /\d/.test(find('votes')) ? [`votes: ${find('votes')}`] : []),
    ...checkNumbers(page, `[id="ballot-${candidacy.race}"]`, withdrawn?.sources),
    ...checkResult(page, find('result'), candidate.id, candidacy),
  ]
}

/** A text has the outcome of a candidacy, and no other one. */
export function checkResult({ election }: Page, text: string, id: string, candidacy: Candidacy): string[] {
  const result = resultOf(election, id, candidacy)
  const all = ['elected', 'not elected', 'acclaimed', 'advanced', 'not advanced']
  const { advance } = raceOf(election, candidacy)
  // A profile has the day of the next election in place of the word.
  const isDated = result === 'advanced' && advance && text.includes(dateOf(election, String(advance.date)))
  if (findWord(election.language, text, 'profile.results.', all) === result || isDated) return []
  return text === '' && !result ? [] : [`the result of ${id} is "${text}", not ${result}`]
}

/** The page of a stance has its origin, its sources, and what the candidate and others said. */
export function checkStance(page: Page, candidate: Candidate, index: number): string[] {
  const { election } = page
  const { name, party, partyYear } = candidate
  const stance = candidate.stances[index]!
  const race = raceOf(election, candidate)
  const content = read(page, 'main')
  const isOnTopic = (each: Statement) =>
    ('topic' in each ? [each.topic] : (each.topics ?? [])).some((id) => stance.topics?.includes(id))
  const isTooLong = content.includes(readWords(election.language)('site.tooLarge'))
  const others = isTooLong ? [] : candidatesOf(election, race).filter(({ id }) => id !== candidate.id)
  const said = [candidate, ...others].flatMap((person) =>
    [...person.stances, ...person.positions]
      .filter((each) => (person === candidate ? 'title' in each && each !== stance : isOnTopic(each)))
      .map((each) => ({ person, each })),
  )
  return [
    ...findMissing(content, [
      race.name,
      `# ${mark(stance.language, stance.title)}`,
      link(name, profilePath(candidate)),
    ]),
    ...findAbsent(content, [
      race.position,
      ...(party === 'N/A' ? [] : [party, partyYear]),
      ...listValues(election, { ...stance, reply: withoutSources(stance.reply) }),
    ]),
    ...checkSources(page, 'main > article', stance.sources),
    ...(candidate.otherRaces
      ? []
      : checkResult(page, read(page, 'main > article p:has(> span > [aria-hidden])'), candidate.id, candidate)),
    ...said.flatMap(({ person, each }) =>
      findAbsent(content, [
        link(person.name, profilePath(person)),
        'title' in each && mark(each.language, each.title),
        mark(each.language, each.text),
        dateOf(election, each.date),
        election.sources[each.sources[0]!]!.publisher,
      ]),
    ),
  ]
}

/**
 * The rows of a race on a page have everyone in order, each with the link, the values and the outcome.
 * @param valuesOf what the page has about a person
 * @param writtenIn the winners whom voters wrote in. Undefined for a page without results.
 */
export function checkRows(
  page: Page,
  race: Race,
  selector: string,
  valuesOf: (candidate: Candidate) => readonly Value[],
  writtenIn?: readonly string[],
): string[] {
  const rows = page.$(selector)
  const people = candidatesOf(page.election, race)
  const links = people.flatMap((_, index) => rows.eq(index).find('a[href*="/profile/"]').attr('href') ?? [])
  const areRight = links.every((each, index) => each.endsWith(`/profile/${people[index]!.id}/`))
  return [
    ...checkCount(page, selector, people.length + (writtenIn ?? []).length),
    ...(areRight ? [] : [`links: ${links.join(' ')}`]),
    ...people.flatMap((person, index) => [
      ...findMissing(rows.eq(index).text(), [person.name, ...(person.runningMates ?? []).map(({ name }) => name)]),
      ...findMissing(rows.eq(index).text(), valuesOf(person)),
      ...(writtenIn ? checkResult(page, rows.eq(index).text(), person.id, person) : []),
      ...rows
        .eq(index)
        .find('img')
        .get()
        .flatMap(({ attribs }) => checkPortrait(attribs.src, person)),
    ]),
    ...(writtenIn ?? []).flatMap((name, index) => findMissing(rows.eq(people.length + index).text(), [name])),
  ]
}
