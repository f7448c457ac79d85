/** Facts on a candidate's profile: those that it shows, and those in the editors' files. */
import type { Page } from 'playwright/test'
import { expectedRows } from './candidacy'
import { candidaciesOf, raceOf, type Candidate, type Election } from './election'
import { cite, connectedCandidates, describeStatement, longDate, profileSources } from './facts'
import { collapse, findSection, readSections } from './readPage'

/** Reads the facts of an open profile. */
export async function readProfile(page: Page, election: Election) {
  const sections = await readSections(page)
  const optional = (heading: string) => sections.find((section) => section.heading === heading)
  const keyStances = findSection(sections, 'Key Stances')
  const isTopic = ({ heading }: { readonly heading: string }) =>
    election.topics?.some(({ name }) => collapse(name) === heading)
  const [head, ...others] = sections
  const candidacies = [head, ...others.filter(({ rows }) => 'Position' in rows)]
  const sources = findSection(sections, 'Sources')
  return {
    headings: sections.map(({ heading }) => heading),
    candidacies: candidacies.map((section) => Object.entries(section?.rows ?? {})),
    otherRaces: candidacies.slice(1).map((section) => section?.links.at(-1)?.url.replace(/^.*[/#](?=[^/])|\/$/g, '')),
    stances: keyStances.links.map(({ text, url }) => ({ text, path: url.slice(page.url().length) })),
    noStances: keyStances.links.length > 0 ? undefined : readReason(keyStances.lines[0] ?? ''),
    positions: sections.filter(isTopic).map(({ heading, lines, citations }) => ({
      topic: heading,
      lines: lines.slice(0, lines.length - citations.length),
      citations,
    })),
    noPositions: optional('Other positions')?.lines,
    experience: optional('Experience')?.lines,
    links: Object.entries(optional('Links')?.rows ?? {}),
    addresses: optional('Links')?.links.map(({ url }) => url),
    noLinks: optional('Links')?.lines,
    sources: sources.citations,
    photo: sources.lines.filter((line) => line.startsWith('Photo: ')),
    languages: await readLanguages(page),
  }
}

/** Texts of a page that are marked as another language, each with its language. Leaves out titles of sources. */
export function readLanguages(page: Page): Promise<readonly string[]> {
  return page
    .locator('main :not(nav *, cite)[lang]')
    .evaluateAll((elements) =>
      elements.map((element) => `${element.getAttribute('lang')}: ${element.textContent.replaceAll(/\s+/g, ' ')}`),
    )
}

/** Words that tell apart the reasons for having no stances. */
const reasonWords = {
  'none found': 'found no',
  'did not respond': 'did not respond',
  declined: 'declined',
  'not asked': 'have not asked',
  'guide does not ask': 'does not ask',
  'election over': 'election is over',
  unknown: 'No key stance is known.',
}

function readReason(line: string) {
  const [reason] = Object.entries(reasonWords).find(([, words]) => line.includes(words)) ?? []
  return { reason, date: /as of (.*)\.$/.exec(line)?.[1] }
}

/** The facts that a profile must show. */
export function expectedProfile(election: Election, candidate: Candidate): Awaited<ReturnType<typeof readProfile>> {
  const { name, stances, noStances, experience, links = {}, photoCredit, language } = candidate
  const candidacies = candidaciesOf(candidate)
  const others = connectedCandidates(election, candidate)
  const hasPositions = others.some(({ positions }) => positions.length > 0)
  const hasExperience = others.some((other) => other.experience)
  const hasLinks = others.some((other) => Object.keys(other.links ?? {}).length > 0)
  const positions = expectedPositions(election, candidate)
  const noLinks = Object.keys(links).length === 0
  return {
    headings: [
      name,
      ...candidacies.slice(1).map((candidacy) => `Also a candidate for ${raceOf(election, candidacy).name}`),
      'Key Stances',
      ...(hasPositions ? ['Other positions', ...positions.map(({ topic }) => topic)] : []),
      ...(hasExperience ? ['Experience'] : []),
      ...(hasLinks ? ['Links'] : []),
      'Sources',
    ],
    candidacies: candidacies.map((candidacy, index) => expectedRows(election, candidate, candidacy, index === 0)),
    otherRaces: candidacies.slice(1).map(({ race }) => race),
    stances: stances.map((stance, index) => ({
      text: [collapse(stance.title), describeStatement(election, stance)].filter(Boolean).join(' '),
      path: `stance${index + 1}/`,
    })),
    noStances:
      stances.length > 0
        ? undefined
        : { reason: noStances?.reason ?? 'unknown', date: noStances?.asOf && longDate(noStances.asOf) },
    positions,
    noPositions: hasPositions ? (positions.length > 0 ? [] : ['No position found.']) : undefined,
    experience: hasExperience ? [collapse(experience ?? 'Not known.')] : undefined,
    links: linkLabels.flatMap(([kind, label]) => {
      const value = links[kind]
      return value === undefined ? [] : [[label, value.replace(/^https?:\/\//, '').replace(/\/$/, '')]]
    }),
    addresses: hasLinks ? linkLabels.flatMap(([kind]) => linkAddress(kind, links[kind])) : undefined,
    noLinks: hasLinks ? (noLinks ? ['No links known.'] : []) : undefined,
    sources: profileSources(election, candidate),
    photo: photoCredit ? [`Photo: ${collapse(photoCredit)}`] : [],
    languages: [
      ...stances.flatMap((stance) => inLanguage(stance.language, stance.title)),
      ...positions.flatMap(({ topic }) => {
        const { id } = election.topics?.find((each) => collapse(each.name) === topic) ?? {}
        const position = candidate.positions.find((each) => each.topic === id)
        return inLanguage(position?.language, position?.text)
      }),
      ...(hasExperience ? inLanguage(language, experience) : []),
    ],
  }
}

/** The form in which {@link readLanguages} returns a text in another language. */
export function inLanguage(language: string | undefined, text: string | undefined): string[] {
  return language === undefined || text === undefined ? [] : [`${language}: ${collapse(text)}`]
}

function expectedPositions(election: Election, candidate: Candidate) {
  return (election.topics ?? []).flatMap(({ id, name }) =>
    candidate.positions
      .filter(({ topic }) => topic === id)
      .map((position) => {
        const made = describeStatement(election, position)
        return {
          topic: collapse(name),
          lines: [...(made ? [`${made}.`] : []), collapse(position.text)],
          citations: cite(election, position.sources),
        }
      }),
  )
}

const linkLabels = [
  ['website', 'Website'],
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
