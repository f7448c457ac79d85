import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { CandidacyFacts } from '@/guide/ask/views/candidates'
import { FactRow } from '@/components/FactList/FactList'
import { Phrase } from '@/components/Phrase/Phrase'
import { ShortCitation } from '@/components/SourceList/ShortCitations'
import { ResultLabel } from './ResultLabel'

interface Props {
  readonly facts: CandidacyFacts
}

const text = phrases.profile

export function ResultRow({ facts }: Props) {
  const { race, results } = facts
  const detail = race.noVote ? (
    race.noVote.sources.map((source) => (
      <Phrase key={source.id} text={text.acclaimedSource} parts={{ source: <ShortCitation source={source} /> }} />
    ))
  ) : (
    <>
      {results?.isUnofficial ? `${text.unofficial} ` : null}
      <a href={href(paths.results)}>{text.resultSources}</a>
    </>
  )
  return (
    <FactRow label={text.resultLabel} detail={detail}>
      <ResultLabel facts={facts} />
    </FactRow>
  )
}
