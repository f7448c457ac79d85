/** Finds likely mistakes that editors should review. They do not stop a build. */
import { foldName } from '@/lib/characters'
import { groupBy } from '@/lib/collections'
import type { Problem } from '@/lib/problems'
import { findRaceState } from '@/guide/ask/results'
import { hasForm, listExplainedTexts } from '@/guide/ask/terms'
import { findMisleadingHost, findAddressProblem } from '@/guide/fields/addresses'
import { unknownParty, type Guide } from '@/guide/fields/published'
import { warnAboutSeats } from './countChecks'
import { warnAboutAreas } from './electionChecks'
import type { ElectionFiles } from './electionFiles'
import { findHardText } from './hardText'
import { warnAboutOutcomes } from './questionChecks'
import { warnAboutTranslations } from './translations'
import { findUnequalGroups, findUnequalCandidates } from './unequalContent'
import { createProblem, listItemPaths, type DataFile, type Path } from './yaml'

/** @param guide the guide of the files. Undefined if they have problems */
export function findWarnings(files: ElectionFiles, guide?: Guide): Problem[] {
  return [
    ...findNoCandidates(files),
    ...findMissingTrustFacts(files.election),
    ...findAddresses(files).flatMap(({ data, path, address }) => warnAbout(data, path, address)),
    ...warnAboutSeats(files.election, files.valid?.election.races),
    ...warnAboutOutcomes(files.election, files.valid?.election),
    ...findHardText(files),
    ...findSimilarParties(files),
    ...findUnequalCandidates(files),
    ...warnAboutTranslations(files),
    ...(guide
      ? [
          ...warnAboutAreas(files.election, guide),
          ...findUnequalGroups(files, guide),
          ...findUnusedForms(files.election, guide),
          ...findUnreported(files.election, guide),
        ]
      : []),
  ]
}

/** A guide may begin without candidates. Later, their folder may have been moved. */
function findNoCandidates({ election, candidates }: ElectionFiles): Problem[] {
  if (candidates.length > 0) return []
  const file = election.file.replace(/[^/\\]*$/, 'candidates')
  return [{ file, message: 'The guide has no candidates. Add the first candidate.' }]
}

function findUnusedForms(election: DataFile, guide: Guide): Problem[] {
  const texts = listExplainedTexts(guide)
    .map(({ text }) => text)
    .join('\n|\n')
  return guide.terms.flatMap(({ forms }, index) =>
    forms.flatMap((form, place) => {
      if (hasForm(texts, form)) return []
      const message = `The guide uses “${form}” nowhere. Correct it, or remove it.`
      return [createProblem(election, ['terms', index, 'forms', place], message)]
    }),
  )
}

/** One warning for all races, because on the night of an election most are missing. */
function findUnreported(election: DataFile, { election: { results }, races }: Guide): Problem[] {
  const missing = results ? races.filter((race) => findRaceState(race, results) === 'not reported') : []
  if (missing.length === 0) return []
  const names = missing.slice(0, maxNamed).map(({ name }) => name)
  const listed = [...names, ...(missing.length > maxNamed ? ['and others'] : [])].join(', ')
  const message = `Votes and winners are missing, so pages call these races not reported yet: ${listed}. Add them when they are known.`
  return [createProblem(election, ['results'], message)]
}

const maxNamed = 10

/** Fields of `publisher`. Readers must be able to find out who publishes a guide. */
export const trustFields = ['name', 'funding', 'contact'] as const

function findMissingTrustFacts(election: DataFile): Problem[] {
  return trustFields
    .map((field) => ['publisher', field])
    .filter((path) => election.get(path) === undefined)
    .map((path) => createProblem(election, path, `${trustMessages[path[1]!]} ${untilThen}`))
}

const untilThen = 'Until then, the page about the guide shows what is missing.'

const trustMessages: Readonly<Record<string, string>> = {
  name: 'Enter who publishes this guide.',
  funding: 'Enter who pays for this guide.',
  contact: 'Enter where readers can write to.',
}

function warnAbout(data: DataFile, path: readonly PropertyKey[], address: string): Problem[] {
  const host = findMisleadingHost(address)
  if (!host) return []
  const message = `This address may be mistaken for another: browsers open ${host}. Make sure that this is the right website.`
  return [createProblem(data, path, message)]
}

/** Returns every string that is a valid web address, with its file and path, in the order of the files. */
export function findAddresses(files: Pick<ElectionFiles, 'election' | 'sources' | 'candidates' | 'questionnaires'>) {
  const { election, sources, candidates, questionnaires } = files
  return [election, sources, ...[...candidates, ...questionnaires].map(({ data }) => data)].flatMap((data) =>
    findInValue(data.value, []).map((place) => ({ data, ...place })),
  )
}

function findInValue(value: unknown, path: Path): { readonly path: Path; readonly address: string }[] {
  if (typeof value === 'string') return findAddressProblem(value) ? [] : [{ path, address: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    findInValue(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/**
 * Returns a warning for every file with a party that differs from a more frequent one only by a letter or two, case,
 * accents, punctuation, spaces or a plural. If both are equally frequent, the one that is first in the files counts as right.
 */
export function findSimilarParties({ candidates }: Pick<ElectionFiles, 'candidates'>): Problem[] {
  const stated = candidates.flatMap(({ data }) =>
    [['party'], ...listItemPaths(data, ['otherParties'])].flatMap((path) => {
      const party = data.get(path)
      return typeof party === 'string' && party !== unknownParty ? [{ data, path, party }] : []
    }),
  )
  const parties = [...groupBy(stated, ({ party }) => party)].toSorted(([, a], [, b]) => b.length - a.length)
  return parties.flatMap(([party, uses], index) => {
    const [right] = parties.slice(0, index).find(([other]) => isSameParty(party, other)) ?? []
    if (!right) return []
    const message = `Another candidate has the party “${right}”. If it is the same party, write “${right}” here, too.`
    return uses.map(({ data, path }) => createProblem(data, path, message))
  })
}

function isSameParty(a: string, b: string): boolean {
  const [words, others] = [splitWords(a), splitWords(b)]
  if (words.join('') === others.join('')) return true
  return words.length === others.length && words.every((word, index) => isSameWord(word, others[index] ?? ''))
}

/** The words of a name in lowercase, without accents, punctuation and the S of a plural. */
function splitWords(name: string): readonly string[] {
  const letters = foldName(name)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’.]/g, '')
  return letters.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((word) => word.replace(/ies$/, 'y').replace(/s$/, '') || [])
}

/**
 * True if one word may be a misspelling of the other. Different parties may have short names, like Party A and Party B, and
 * names with another beginning or ending, like Unenrolled and Enrolled, or Conservative and Conservation.
 */
function isSameWord(a: string, b: string): boolean {
  const length = Math.max(a.length, b.length)
  const typos = length < 5 ? 0 : length < 8 ? 1 : 2
  const isOtherEnding = a.at(-1) !== b.at(-1) && !a.startsWith(b) && !b.startsWith(a)
  return differsByAtMost(Math.max(0, typos - Number(a[0] !== b[0] || isOtherEnding)), a, b)
}

/** True if a number of letters to add, drop, replace or swap with the next turns one word into the other. */
function differsByAtMost(typos: number, a: string, b: string): boolean {
  if (a === b) return true
  if (typos === 0) return false
  if (a[0] === b[0]) return differsByAtMost(typos, a.slice(1), b.slice(1))
  return (
    differsByAtMost(typos - 1, a.slice(1), b) ||
    differsByAtMost(typos - 1, a, b.slice(1)) ||
    differsByAtMost(typos - 1, a.slice(1), b.slice(1)) ||
    (a[0] === b[1] && a[1] === b[0] && differsByAtMost(typos - 1, a.slice(2), b.slice(2)))
  )
}
