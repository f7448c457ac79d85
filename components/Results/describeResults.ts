/** Sentences about the results of an election. */
import { formatDate } from '@/lib/locale/dates'
import { getOwn } from '@/lib/getOwn'
import { phrases } from '@/lib/locale/phrases'
import type { Race, Results } from '@/data/schema/published'

const text = phrases.voting.results

/** How final the results are, and when they were read, if known. Undefined if neither is. */
export function describeFinality({ status, asOf }: Pick<Results, 'status' | 'asOf'>): string | undefined {
  const sentences = [
    ...(status === 'unofficial' || status === 'certified' ? [text[status]] : []),
    ...(asOf ? [text.asOf(formatDate(asOf))] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/** How final the results are, and where the candidates' results are. */
export function describeStatus(results: Results): string {
  const finality = describeFinality(results)
  return [...(finality ? [finality] : []), text.profiles, results.votes ? text.counts : text.noCounts].join(' ')
}

/** How many seats of a race have no winner, and why. Undefined if all have one. */
export function describeOpenSeats(race: Race, { winners, writeInWinners, open }: Results): string | undefined {
  const { reason, seats } = getOwn(open, race.id) ?? {}
  if (!reason) return undefined
  const elected = [...(getOwn(winners, race.id) ?? []), ...(getOwn(writeInWinners, race.id) ?? [])].length
  const total = race.seats ?? race.voteFor
  return text[reason](seats ?? (total === undefined ? undefined : total - elected))
}
