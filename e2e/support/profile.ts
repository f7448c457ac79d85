/** Facts on a candidate's profile: those that it shows, and those in the editors' files. */
import type { Page } from 'playwright/test'
import { expectedRows } from './candidacy'
import { candidaciesOf, candidatesOf, raceOf, type Candidate, type Election } from './election'
import { citeShort, connectedCandidates, profileSources } from './facts'
import { describeOrder } from './races'
import { collapse, findSection, readSections } from './readPage'
import { explainNoStances, readRows, stanceRow, topicRows, topicsOf, type StatementRow } from './statements'

/** Reads the facts of an open profile. */
export async function readProfile(page: Page) {
  const sections = await readSections(page)
  const optional = (heading: string) => sections.find((section) => section.heading === heading)
  const rowsOf = (name: string) => readRows(page.getByRole('region', { name, exact: true }))
  const [head, ...others] = sections
  const candidacies = [head, ...others.filter(({ rows }) => 'Position' in rows)]
  const sources = findSection(sections, 'Sources')
  const stances = await rowsOf('Key stances')
  return {
    headings: await page.locator('h1, h2').allInnerTexts(),
    race: await page.locator('main p:visible').first().innerText(),
    allCandidates: await page.getByRole('navigation', { name: 'Back', includeHidden: true }).locator('a').textContent(),
    candidacies: candidacies.map((section) => Object.entries(section?.rows ?? {})),
    otherRaces: candidacies.slice(1).map((section) => section?.links.at(-1)?.url.replace(/^.*[/#](?=[^/])|\/$/g, '')),
    stances,
    stancePaths: await page
      .getByRole('region', { name: 'Key stances', exact: true })
      .locator('h3 a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.split('/').at(-2))),
    noStances: stances.length > 0 ? undefined : findSection(sections, 'Key stances').lines[0],
    topics: await rowsOf('More positions, by topic'),
    experience: await rowsOf('Experience'),
    links: Object.entries(optional('Links')?.rows ?? {}),
    addresses: optional('Links')?.links.map(({ url }) => url),
    noLinks: optional('Links')?.lines,
    sources: sources.citations,
    photo: sources.lines.filter((line) => line.startsWith('Photo: ')),
    note: await readNote(page),
    languages: await readLanguages(page),
  }
}

/** The last paragraph of an open profile or stance page. */
export function readNote(page: Page): Promise<string> {
  return page.locator('main p:visible').last().innerText()
}

/** That statements are summaries, and the order of the candidates of the first race. */
export function expectedNote(election: Election, candidate: Candidate): string {
  const order = describeOrder(candidatesOf(election, raceOf(election, candidate)))
  return `These are the editors' summaries, not quotations. ${order}`
}

/** Texts of a page that are marked as another language, each with its language. Leaves out titles of sources. */
export function readLanguages(page: Page): Promise<readonly string[]> {
  return page
    .locator('main :not(nav *, cite)[lang]')
    .evaluateAll((elements) =>
      elements.map((element) => `${element.getAttribute('lang')}: ${element.textContent.replaceAll(/\s+/g, ' ')}`),
    )
}

/** The facts that a profile must show. */
export function expectedProfile(election: Election, candidate: Candidate): Awaited<ReturnType<typeof readProfile>> {
  const { name, stances, experience, links = {}, photoCredit, language } = candidate
  const candidacies = candidaciesOf(candidate)
  const others = connectedCandidates(election, candidate)
  const race = raceOf(election, candidate)
  const inRace = candidatesOf(election, race).length
  const hasTopics = topicsOf(election, candidate).length > 0
  const topics = topicRows(election, candidate)
  const hasExperience = others.some((other) => other.experience)
  const kinds = linkLabels.filter(([kind]) => links[kind] !== undefined)
  const hasLinks = others.some((other) => Object.keys(other.links ?? {}).some((kind) => kind !== 'website'))
  return {
    headings: [
      name,
      ...candidacies.slice(1).map((candidacy) => `Also a candidate for ${raceOf(election, candidacy).name}`),
      'Key stances',
      ...(hasTopics ? ['More positions, by topic'] : []),
      ...(hasExperience ? ['Experience'] : []),
      ...(hasLinks ? ['Links'] : []),
      'Sources',
    ],
    race: race.name,
    allCandidates: inRace === 1 ? '1 candidate' : `All ${inRace} candidates`,
    candidacies: candidacies.map((candidacy, index) => expectedRows(election, candidate, candidacy, index === 0)),
    otherRaces: candidacies.slice(1).map((candidacy) => candidacy.race),
    stances: stances.map((stance) => stanceRow(election, candidate, stance)),
    stancePaths: stances.map((_, index) => `stance${index + 1}`),
    noStances: stances.length > 0 ? undefined : explainNoStances(candidate),
    topics,
    experience: hasExperience ? [experienceRow(election, candidate)] : [],
    links: hasLinks
      ? kinds.map(([kind, label]) => [label, links[kind]!.replace(/^https?:\/\//, '').replace(/\/$/, '')])
      : [],
    addresses: hasLinks ? kinds.flatMap(([kind]) => linkAddress(kind, links[kind])) : undefined,
    noLinks: hasLinks ? (kinds.length > 0 ? [] : ['No other links known.']) : undefined,
    sources: profileSources(election, candidate),
    photo: photoCredit ? [`Photo: ${collapse(photoCredit)}`] : [],
    note: expectedNote(election, candidate),
    languages: [
      ...stances.flatMap((stance) => [...inLanguage(stance.language, stance.title), ...statementLanguages(stance)]),
      ...topicsOf(election, candidate).flatMap(({ id }) =>
        candidate.positions.filter(({ topic }) => topic === id).flatMap(statementLanguages),
      ),
      ...(hasExperience ? inLanguage(language, experience) : []),
    ],
  }
}

function experienceRow(election: Election, { experience, experienceSources, sources }: Candidate): StatementRow {
  return {
    label: 'Background',
    lines: [collapse(experience ?? 'Not known.')],
    notes: [],
    sources: experience ? citeShort(election, experienceSources ?? sources) : [],
    others: [],
  }
}

/** The texts of a statement and its reply that are in another language. */
export function statementLanguages({
  language,
  text,
  reply,
}: Candidate['positions'][number] | Candidate['stances'][number]) {
  return [...inLanguage(language, text), ...inLanguage(reply?.language, reply?.text)]
}

/** The form in which {@link readLanguages} returns a text in another language. */
export function inLanguage(language: string | undefined, text: string | undefined): string[] {
  return language === undefined || text === undefined ? [] : [`${language}: ${collapse(text)}`]
}

const linkLabels = [
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['x', 'X'],
  ['bluesky', 'Bluesky'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
] as const

function linkAddress(kind: string, value: string | undefined): string[] {
  if (value === undefined) return []
  if (kind === 'email') return [`mailto:${value}`]
  if (kind !== 'phone') return [new URL(value).href]
  const [number = '', extension] = value.split(/[a-z.]*x[a-z.]*/)
  return [`tel:${number.replaceAll(/[^+\d]/g, '')}${extension ? `;ext=${extension.trim()}` : ''}`]
}
