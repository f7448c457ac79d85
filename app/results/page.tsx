import type { Metadata } from 'next'
import { buildPageMetadata, buildPageProps } from '@/app/metadata'
import { Page } from '@/components/Page/Page'
import { ResultsPage } from '@/components/ResultsPage/ResultsPage'
import { findLastUpdate } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { buildElectionImage } from '@/guide/ask/openGraphImages'
import { hasProfileLinks } from '@/guide/ask/races'
import { buildRaceResults, findElectionOffice } from '@/guide/ask/results'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export function generateMetadata(): Metadata {
  const { city, date, results } = getGuide().election
  const { title, description, descriptionWithoutResults } = phrases.results
  const describe = results ? description : descriptionWithoutResults
  return { title, ...buildPageMetadata(paths.results, describe(city, formatDate(date))) }
}

/** `/results/`: the outcome of each race. Before there are results, it states that there are none. */
export default function Results() {
  const guide = getGuide()
  const { election, questions, groups } = guide
  return (
    <Page {...buildPageProps(findLastUpdate(guide), buildElectionImage(guide, 'results'))} path={paths.results}>
      <ResultsPage
        electionDate={election.date}
        results={election.results}
        races={buildRaceResults(guide)}
        hasProfileLinks={hasProfileLinks(guide)}
        questions={questions}
        groups={groups}
        office={findElectionOffice(guide)}
      />
    </Page>
  )
}
