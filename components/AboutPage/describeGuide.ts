/** Sentences about a guide: the order of its candidates, and its gaps. */
import { phrases } from '@/lib/locale/phrases'
import type { Research } from '@/guide/fields/published'
import type { Gaps, RaceOrder } from '@/guide/ask/views/guide'

const text = phrases.about

/** What the editors did and did not do. One sentence if they have not stated anything. */
export function describeResearch(research: Research): readonly string[] {
  const sentences = (['statements', 'parties', 'questions'] as const).flatMap((kind) => {
    const [done, notDone] = text.research[kind]
    return research[kind] === undefined ? [] : ((research[kind] ? done : notDone) ?? [])
  })
  return sentences.length > 0 ? sentences : [text.research.notKnown]
}

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

export function describeGaps(gaps: Gaps, research: Research = {}): readonly string[] {
  const { candidates, unconfirmedFacts, undatedStatements, topics, topicsWithoutStatement: missing } = gaps
  const sentences = [
    !gaps.results && text.gaps.noResults,
    gaps.isCertificationUnknown && text.gaps.certification,
    gaps.hasNoVotes && text.gaps.votes,
    gaps.hasNoTurnout && text.gaps.turnout,
    gaps.hours && text.gaps.hours[gaps.hours],
    unconfirmedFacts > 0 && text.gaps.unconfirmedFacts(unconfirmedFacts),
    !gaps.hasStatements && candidates > 0 && text.gaps.noStatements,
    gaps.hasStatements && gaps.withoutStance > 0 && text.gaps.stances(gaps.withoutStance),
    gaps.hasStatements &&
      gaps.withFewStatements > 0 &&
      text.gaps.fewStatements(gaps.withFewStatements, gaps.fewStatements),
    gaps.withOldStatementsOnly > 0 && text.gaps.oldStatements(gaps.withOldStatementsOnly),
    undatedStatements > 0 && text.gaps.undated(undatedStatements),
    gaps.hasStatements && missing > 0 && text.gaps.topics(missing, topics, research.statements === true),
    gaps.withoutParty > 0 && text.gaps.party(gaps.withoutParty, candidates, research.parties === true),
  ].filter((sentence) => typeof sentence === 'string')
  return sentences.length > 0 ? sentences : [text.gaps.none]
}
