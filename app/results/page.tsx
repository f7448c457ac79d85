import type { Metadata } from 'next'
import { buildElectionPageMetadata } from '@/app/metadata'
import { ElectionPage } from '@/app/electionPage'
import { ResultsPage } from '@/components/ResultsPage/ResultsPage'
import { getGuide } from '@/guide/read/getGuide'
import { hasRaceIndex } from '@/guide/ask/races'
import { buildRaceResults, findElectionOffice } from '@/guide/ask/ballot'
import { countReported } from '@/guide/ask/results'
import { findTerms, listResultTexts } from '@/guide/ask/terms'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export function generateMetadata(): Metadata {
  const { title, description, descriptionWithoutResults } = phrases.results
  const { results } = getGuide().election
  return buildElectionPageMetadata(paths.results, {
    title,
    description: results ? description : descriptionWithoutResults,
  })
}

/** `/results/`: the outcome of each race. Before there are results, it states that there are none. */
export default function Results() {
  const guide = getGuide()
  const { election, questions, groups } = guide
  return (
    <ElectionPage page="results">
      <ResultsPage
        electionDate={election.date}
        results={election.results}
        timeZone={election.timeZone}
        progress={countReported(guide)}
        races={buildRaceResults(guide)}
        hasProfileLinks={!hasRaceIndex(guide)}
        questions={questions}
        groups={groups}
        terms={findTerms(guide, listResultTexts(guide))}
        office={findElectionOffice(guide)}
      />
    </ElectionPage>
  )
}
