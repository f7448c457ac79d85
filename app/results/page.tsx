import type { Metadata } from 'next'
import { buildElectionPageMetadata } from '@/app/metadata'
import { ElectionPage } from '@/app/electionPage'
import { ResultsPage } from '@/components/results/ResultsPage/ResultsPage'
import { getGuide } from '@/guide/read/getGuide'
import { hasRaceIndex, listRaceGroups } from '@/guide/ask/races'
import { buildRaceResults } from '@/guide/ask/pages/results'
import { findElectionOffice } from '@/guide/ask/pages/landing'
import { countReported } from '@/guide/ask/results'
import { findTerms, listResultTexts } from '@/guide/ask/terms'
import { phrases } from '@/lib/locale/phrases'
import { paths, toGroupAnchor } from '@/lib/paths'
import { raceSearchScript } from '@/app/candidates/raceIndex'
import { ChosenArea } from '@/app/chosenArea'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { RaceSearch } from '@/components/race/RaceIndex/RaceIndex'
import type { Guide } from '@/guide/fields/published'

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
  const isIndex = hasRaceIndex(guide)
  return (
    <ElectionPage page="results">
      <ResultsPage
        electionDate={election.date}
        results={election.results}
        timeZone={election.timeZone}
        progress={countReported(guide)}
        races={buildRaceResults(guide)}
        raceGroups={isIndex ? listRaceGroups(guide) : undefined}
        chooser={isIndex ? <RaceChooser guide={guide} /> : undefined}
        questions={questions}
        groups={groups}
        terms={findTerms(guide, listResultTexts(guide))}
        office={findElectionOffice(guide)}
      />
    </ElectionPage>
  )
}

/** Chooses the races of a place, or finds some by their names and candidates. */
function RaceChooser({ guide }: { readonly guide: Guide }) {
  return (
    <>
      <ChosenArea guide={guide} />
      <RaceSearch />
      <InlineScript entry={raceSearchScript} args={[toGroupAnchor(), 'section']} />
    </>
  )
}
