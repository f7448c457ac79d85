import type { Metadata } from 'next'
import { ListHead } from '@/components/race/RaceSelector/RaceSelector'
import { Page } from '@/components/page/Page/Page'
import { formatDate } from '@/lib/locale/dates'
import { separator } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { countElection } from '@/guide/ask/pages/landing'
import { hasStatements } from '@/guide/ask/statements'
import { getGuide } from '@/guide/read/getGuide'
import { hasRaceIndex, hasRivalPrimary } from '@/guide/ask/races'
import { paths } from '@/lib/paths'
import { buildListImage } from '@/guide/ask/pages/openGraphImages'
import { ChosenArea } from '@/app/chosenArea'
import { buildPageProps, buildPageMetadata } from '@/app/metadata'
import { Index } from './raceIndex'
import { List } from './raceList'
import { joinSentences } from '@/lib/locale/sentences'

export function generateMetadata(): Metadata {
  const { races } = getGuide()
  const { listTitle, listDescription, indexDescription } = phrases.races
  const names = races.map(({ name }) => name).join(separator)
  return buildPageMetadata(paths.candidates, {
    title: listTitle,
    description: (slots) =>
      hasRaceIndex({ races })
        ? indexDescription({ ...slots, count: races.length })
        : listDescription({ ...slots, names }),
  })
}

/** `/candidates/`: the candidates of every race, or an index of the races if there are many. */
export default function CandidateList() {
  const guide = getGuide()
  const { date, results } = guide.election
  const { people, seats } = countElection(guide)
  const { openCard, openCardForMore } = phrases.races
  const isIndex = hasRaceIndex(guide)
  // Elsewhere, each race has the sentence.
  const hasRivals = isIndex && !results && guide.races.some((race) => hasRivalPrimary(guide, race))
  return (
    <Page {...buildPageProps(paths.candidates, buildListImage(guide))}>
      <ListHead
        summary={joinSentences([
          describePeople(people, seats, formatDate(date), results !== undefined),
          hasRivals ? phrases.races.advance.onePartyOnly : undefined,
          ...(isIndex || guide.candidates.length === 0
            ? []
            : [hasStatements(guide.candidates) ? openCard : openCardForMore]),
        ])}
      />
      <ChosenArea guide={guide} hasLookup />
      {isIndex ? <Index guide={guide} /> : <List guide={guide} />}
    </Page>
  )
}

/** The number of seats may be unknown for some races. */
function describePeople(people: number, seats: number | undefined, date: string, isOver: boolean): string {
  const { races: text } = phrases
  if (seats === undefined) return (isOver ? text.peopleRan : text.people)({ people, date })
  return (isOver ? text.peopleRanForSeats : text.peopleAndSeats)({ people, seats, date })
}
