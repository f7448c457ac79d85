import { InlineScript } from '@/components/InlineScript/InlineScript'
import { QuestionList } from '@/components/QuestionList/QuestionList'
import { RaceCandidates } from '@/components/RaceCandidates/RaceCandidates'
import { describeRace } from '@/components/RaceList/describeRace'
import { RaceSelector } from '@/components/RaceSelector/RaceSelector'
import { raceSelectorScript } from '@/components/RaceSelector/raceSelectorScript'
import { phrases } from '@/lib/locale/phrases'
import { candidatesOf, describeCandidateOrder, runningCount } from '@/data/guide'
import { areaBallots, localGroup } from '@/data/races'
import type { Guide } from '@/data/schema/published'
import { ChosenArea } from '@/app/chosenArea'

/** The candidates of every race. With JavaScript, shows one race at a time. */
export function List({ guide }: { readonly guide: Guide }) {
  const { election, groups, races, questions } = guide
  const ids = races.map(({ id }) => id)
  const ballots = areaBallots(guide).map((area) => [area.id, area.races.map(({ id }) => id)] as const)
  const parties = election.nonpartisan ? phrases.races.nonpartisanParties : phrases.races.partisanParties
  return (
    <>
      <p>
        {describeCandidateOrder(guide.candidates)} {parties}
      </p>
      <ChosenArea guide={guide} picker="without links" />
      <RaceSelector races={races.map(({ id, name, group }) => ({ id, name, localGroup: localGroup(guide, group) }))} />
      <InlineScript entry={raceSelectorScript} args={ballots.length > 0 ? [ids, Object.fromEntries(ballots)] : [ids]} />
      {races.map((race) => {
        const candidates = candidatesOf(guide, race.id)
        const description = describeRace(race, runningCount(candidates), election.nonpartisan)
        return <RaceCandidates key={race.id} race={race} description={description} candidates={candidates} />
      })}
      <QuestionList questions={questions} groups={groups} />
    </>
  )
}
