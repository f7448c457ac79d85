/** Sentences of a page about a list of candidates: its order, whose words it has, and who translated them. */
import { formatLanguageName } from '@/lib/locale/languageName'
import { formatList } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import type { Candidate, Guide } from '@/guide/fields/published'
import { machine } from '@/guide/fields/translationsFile'
import { joinSentences } from '@/lib/locale/sentences'
import { listStatements } from './statements'

/** The order of candidates, and who translated what they said. */
export function describeList(guide: Guide, candidates: readonly Candidate[]): string {
  return joinSentences([describeCandidateOrder(candidates), ...describeTranslation(guide, candidates)])
}

export function describeCandidateOrder(candidates: readonly Candidate[]): string {
  return candidates.some(({ ballotOrder }) => ballotOrder !== undefined)
    ? phrases.races.ballotOrder
    : phrases.races.surnameOrder
}

export function describeWords(candidates: readonly Candidate[]): string {
  const statements = candidates.flatMap(listStatements)
  const { summaries, mostlySummaries } = phrases.profile
  return statements.every(({ words = 'summary' }) => words === 'summary') ? summaries : mostlySummaries
}

/** The language of what candidates said, if the notice at the top of every page names it: nothing of it is translated. */
export function findWordsLanguage({ translation }: Guide): string | undefined {
  const isInNotice = translation && !translation.reviewed && Object.keys(translation.candidates).length === 0
  return isInNotice ? translation.from : undefined
}

/** At most one note. None for pages in the guide's own language, and for what the notice at the top has. */
export function describeTranslation(guide: Guide, candidates: readonly Candidate[]): readonly string[] {
  const { translation } = guide
  const speakers = candidates.filter((candidate) => hasWords(guide, candidate))
  if (!translation || speakers.length === 0) return []
  const credits = speakers.flatMap(({ id }) => translation.candidates[id] ?? [])
  const language = formatLanguageName(translation.from)
  if (credits.length === 0) return findWordsLanguage(guide) ? [] : [phrases.profile.notTranslated({ language })]
  const [translators, reviewers] = (['translators', 'reviewers'] as const).map((role) => [
    ...new Set(credits.flatMap((each) => each[role])),
  ]) as [string[], string[]]
  if (translators.length + reviewers.length === 0) return []
  const people = translators.filter((name) => name.toLowerCase() !== machine)
  const all = people.length < translators.length ? [...people, phrases.profile.machine] : people
  const names = {
    translators: formatList(all),
    reviewers: reviewers.length > 0 ? formatList(reviewers) : undefined,
  }
  const isPart = credits.length < speakers.length
  return [isPart ? phrases.profile.partlyTranslated({ ...names, language }) : phrases.profile.translated(names)]
}

function hasWords({ questionnaires }: Guide, { id, stances, positions, experience }: Candidate): boolean {
  return (
    stances.length + positions.length > 0 ||
    experience !== undefined ||
    questionnaires.some(({ questions }) => questions.some(({ answers }) => id in answers))
  )
}
