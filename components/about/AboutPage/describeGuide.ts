import { formatList } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import type { Research } from '@/guide/fields/published'
import type { RaceOrder } from '@/guide/ask/pages/fairness'
import type { Gaps } from '@/guide/ask/pages/about'

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
    text.orderOf({
      sentence,
      races: formatList(orders.filter((order) => order.sentence === sentence).map(({ race }) => race)),
    }),
  )
}

export function describeGaps(gaps: Gaps, research: Research = {}): readonly string[] {
  const { candidates, unconfirmedFacts, undatedStatements, topics, topicsWithoutStatement: missing } = gaps
  const sentences = [
    !gaps.results && phrases.results.none,
    gaps.isCertificationUnknown && text.gaps.certification,
    gaps.hasNoVotes && phrases.results.noVotes,
    gaps.hasNoTurnout && phrases.results.noTurnout,
    gaps.hours === 'unknown' && phrases.voting.information.unknownHours,
    gaps.hours === 'unconfirmed' && text.gaps.hours.unconfirmed,
    unconfirmedFacts > 0 && text.gaps.unconfirmedFacts({ count: unconfirmedFacts }),
    !gaps.hasStatements && candidates > 0 && text.gaps.noStatements,
    gaps.hasStatements && gaps.withoutStance > 0 && text.gaps.stances({ count: gaps.withoutStance }),
    gaps.hasStatements &&
      gaps.withFewStatements > 0 &&
      text.gaps.fewStatements({ count: gaps.withFewStatements, few: gaps.fewStatements }),
    gaps.withOldStatementsOnly > 0 && text.gaps.oldStatements({ count: gaps.withOldStatementsOnly }),
    undatedStatements > 0 && text.gaps.undated({ count: undatedStatements }),
    gaps.hasStatements &&
      missing > 0 &&
      text.gaps.topics({ missing, all: topics, isSought: research.statements === true }),
    gaps.withoutParty > 0 &&
      text.gaps.party({ count: gaps.withoutParty, all: candidates, isSought: research.parties === true }),
  ].filter((sentence) => typeof sentence === 'string')
  return sentences.length > 0 ? sentences : [text.gaps.none]
}
