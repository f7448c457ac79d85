import type { Metadata } from 'next'
import { buildPageMetadata } from '@/app/metadata'
import { ElectionPage } from '@/app/electionPage'
import { ResultsPage } from '@/components/results/ResultsPage/ResultsPage'
import { getGuide } from '@/guide/read/getGuide'
import { buildResultsPage } from '@/guide/ask/pages/results'
import { hasRaceIndex } from '@/guide/ask/races'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { ChosenArea } from '@/app/chosenArea'
import { RaceSearch } from '@/components/race/RaceIndex/RaceIndex'

export function generateMetadata(): Metadata {
  const { title, description, descriptionWithoutResults } = phrases.results
  const { results } = getGuide().election
  return buildPageMetadata(paths.results, {
    title,
    description: results ? description : descriptionWithoutResults,
  })
}

/** Before there are results, the page states that there are none. */
export default function Results() {
  const guide = getGuide()
  const chooser = hasRaceIndex(guide) ? (
    <>
      <ChosenArea guide={guide} />
      <RaceSearch races="section" />
    </>
  ) : undefined
  return (
    <ElectionPage page="results">
      <ResultsPage {...buildResultsPage(guide)} chooser={chooser} />
    </ElectionPage>
  )
}
