/** Sentences about a guide: the order of its candidates, and its gaps. */
import { phrases } from '@/lib/locale/phrases'
import type { Gaps, RaceOrder } from '@/guide/ask/views/guide'

const text = phrases.about

/** The order of the candidates: one sentence if it is the same in every race, else one for each order. */
export function describeOrder(orders: readonly RaceOrder[]): readonly string[] {
  const sentences = [...new Set(orders.map(({ sentence }) => sentence))]
  if (sentences.length < 2) return sentences
  return sentences.map((sentence) =>
    text.orderOf(
      sentence,
      orders.filter((order) => order.sentence === sentence).map(({ race }) => race),
    ),
  )
}

export function describeGaps(gaps: Gaps): readonly string[] {
  const { candidates, unconfirmedFacts, undatedStatements, topics, topicsWithoutStatement: missing } = gaps
  const sentences = [
    !gaps.results && text.gaps.noResults,
    gaps.isCertificationUnknown && text.gaps.certification,
    gaps.hasNoVotes && text.gaps.votes,
    gaps.hasNoTurnout && text.gaps.turnout,
    gaps.hours && text.gaps.hours[gaps.hours],
    unconfirmedFacts > 0 && text.gaps.unconfirmedFacts(unconfirmedFacts),
    gaps.withoutStance > 0 && text.gaps.stances(gaps.withoutStance),
    gaps.withFewStatements > 0 && text.gaps.fewStatements(gaps.withFewStatements, gaps.fewStatements),
    gaps.withOldStatementsOnly > 0 && text.gaps.oldStatements(gaps.withOldStatementsOnly),
    undatedStatements > 0 && text.gaps.undated(undatedStatements),
    missing > 0 && text.gaps.topics(missing, topics),
    gaps.withoutParty > 0 && text.gaps.party(gaps.withoutParty, candidates),
  ].filter((sentence) => typeof sentence === 'string')
  return sentences.length > 0 ? sentences : [text.gaps.none]
}
