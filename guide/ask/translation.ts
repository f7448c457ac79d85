/** What pages say about the translation of candidates' words. Pure functions. */
import { formatLanguageName } from '@/lib/locale/languageName'
import { formatList } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import type { Candidate, Guide } from '@/guide/fields/published'
import { machine } from '@/guide/fields/translationsFile'
import { describeCandidateOrder } from './guide'

/** The order of candidates, and who translated what they said, as sentences for the page. */
export function describeList(guide: Guide, candidates: readonly Candidate[]): string {
  return [describeCandidateOrder(candidates), ...describeTranslation(guide, candidates)].join(' ')
}

/**
 * Who translated and reviewed what candidates said, or that it is in the guide's own language: at most one sentence. None
 * for pages in that language, and for candidates of several races of which some are translated.
 */
export function describeTranslation(guide: Guide, candidates: readonly Candidate[]): readonly string[] {
  const { translation } = guide
  const speakers = candidates.filter((candidate) => hasWords(guide, candidate))
  if (!translation || speakers.length === 0) return []
  const credits = speakers.flatMap(({ id }) => translation.candidates[id] ?? [])
  if (credits.length === 0) return [phrases.profile.notTranslated({ language: formatLanguageName(translation.from) })]
  const [translators, reviewers] = (['translators', 'reviewers'] as const).map((role) => [
    ...new Set(credits.flatMap((each) => each[role])),
  ]) as [string[], string[]]
  if (credits.length < speakers.length || translators.length + reviewers.length === 0) return []
  const people = translators.filter((name) => name.toLowerCase() !== machine)
  const all = people.length < translators.length ? [...people, phrases.profile.machine] : people
  return [
    phrases.profile.translated({
      translators: formatList(all),
      reviewers: reviewers.length > 0 ? formatList(reviewers) : undefined,
    }),
  ]
}

function hasWords({ questionnaires }: Guide, { id, stances, positions, experience }: Candidate): boolean {
  return (
    stances.length + positions.length > 0 ||
    experience !== undefined ||
    questionnaires.some(({ questions }) => questions.some(({ answers }) => id in answers))
  )
}
