import { QuestionList } from '@/components/ballot/QuestionList/QuestionList'
import { RaceCandidates } from '@/components/race/RaceSheet/RaceSheet'
import styles from '@/components/race/RaceSheet/RaceSheet.module.css'
import { RaceSelector } from '@/components/race/RaceSelector/RaceSelector'
import { phrases } from '@/lib/locale/phrases'
import { describeUnknownParties } from '@/guide/ask/candidacies'
import { describeCandidateOrder, describeTranslation } from '@/guide/ask/listNotes'
import { buildRaceSheet } from '@/guide/ask/pages/candidates'
import type { Guide } from '@/guide/fields/published'
import { joinSentences } from '@/lib/locale/sentences'

/** With JavaScript, shows one race at a time. */
export function List({ guide }: { readonly guide: Guide }) {
  const { election, groups, races, questions } = guide
  const sheets = races.map((race) => buildRaceSheet(guide, race))
  // The races say it themselves if they have different orders.
  const hasOrder = guide.candidates.length > 0 && !sheets.some(({ ballotRace }) => ballotRace.order)
  const notes = [
    ...(hasOrder ? [describeCandidateOrder(guide.candidates)] : []),
    ...describeTranslation(guide, guide.candidates),
    ...(election.nonpartisan ? [phrases.races.nonpartisanParties] : []),
    ...describeUnknownParties(guide, races),
  ]
  return (
    <>
      <RaceSelector races={sheets.map(({ ballotRace }) => ballotRace)} />
      {sheets.map((sheet) => (
        <RaceCandidates key={sheet.ballotRace.race.id} {...sheet} />
      ))}
      <p className={styles.listNote} data-note>
        {joinSentences(notes)}
      </p>
      <QuestionList questions={questions} groups={groups} results={election.results} />
    </>
  )
}
