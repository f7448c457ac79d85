import type { Metadata } from 'next'
import { InlineScript } from '@/components/InlineScript/InlineScript'
import { Page } from '@/components/Page/Page'
import { RaceCandidates } from '@/components/RaceCandidates/RaceCandidates'
import { describeRace } from '@/components/RaceList/describeRace'
import { RaceSelector } from '@/components/RaceSelector/RaceSelector'
import { raceSelectorScript } from '@/components/RaceSelector/raceSelectorScript'
import { formatDate } from '@/lib/locale/dates'
import { candidatesOf, lastUpdated, describeCandidateOrder, runningCount } from '@/data/guide'
import { getGuide } from '@/data/load/getGuide'
import { paths } from '@/lib/paths'
import { listImage } from '@/data/openGraphImages'
import { buildPageProps, buildPageMetadata } from '@/app/metadata'

export function generateMetadata(): Metadata {
  const { election, races } = getGuide()
  const names = races.map(({ name }) => name).join(', ')
  return {
    title: 'Candidates',
    ...buildPageMetadata(
      paths.candidates,
      `All candidates in ${election.city} on ${formatDate(election.date)}, by race: ${names}.`,
    ),
  }
}

/** `/candidates/`: the candidates of every race. With JavaScript, shows one race at a time. */
export default function CandidateList() {
  const { election, races } = getGuide()
  return (
    <Page {...buildPageProps(lastUpdated(getGuide()), listImage(getGuide()))}>
      <h1>Candidates</h1>
      <p>
        {describeCandidateOrder(getGuide().candidates)}{' '}
        {election.nonpartisan
          ? 'This election is nonpartisan: a party is shown only where the candidate stated it. N/A means that the candidate stated none, or none that we could confirm.'
          : 'Party N/A means that the candidate stated none, or none that we could confirm.'}
      </p>
      <RaceSelector races={races} />
      <InlineScript entry={raceSelectorScript} args={[races.map(({ id }) => id)]} />
      {races.map((race) => {
        const candidates = candidatesOf(getGuide(), race.id)
        const description = describeRace(race, runningCount(candidates))
        return <RaceCandidates key={race.id} race={race} description={description} candidates={candidates} />
      })}
    </Page>
  )
}
