import type { ReactNode } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { ElectionEvent } from '@/guide/fields/published'
import type { OtherRounds as OtherRoundsContent } from '@/guide/ask/otherElections'
import type { PageTerms } from '@/guide/ask/terms'
import type { RaceSheetContent } from '@/guide/ask/pages/candidates'
import type { RaceRounds } from '@/guide/ask/results'
import { BackLink } from '@/components/parts/BackLink/BackLink'
import { OtherRounds } from '@/components/race/OtherRounds/OtherRounds'
import { RaceSheet } from '@/components/race/RaceSheet/RaceSheet'
import { RoundTables } from '@/components/results/RoundTables/RoundTables'
import { TermNotes } from '@/components/parts/Terms/Terms'
import { CollapsibleSources } from '@/components/parts/SourceList/SourceList'
import { PagesAboutRace, RaceEvents } from './RaceFacts'
import sheet from '@/components/race/RaceSheet/RaceSheet.module.css'
import styles from './RacePage.module.css'

interface Props extends RaceSheetContent {
  readonly group?: string
  /** The order of the candidates and the meaning of their parties, as sentences. */
  readonly note: string
  readonly terms: PageTerms
  /** The count, if voters ranked candidates. */
  readonly rounds?: RaceRounds
  readonly otherRounds?: OtherRoundsContent
  readonly events: readonly ElectionEvent[]
  readonly timeZone: string
  readonly children?: ReactNode
}

export function RacePage({ group, note, rounds, otherRounds, events, timeZone, children, ...props }: Props) {
  const { race, candidates } = props.ballotRace
  return (
    <>
      <BackLink path={paths.candidates}>{phrases.races.allCandidates}</BackLink>
      <h1 className={styles.name}>{race.name}</h1>
      {group === undefined ? null : (
        <p className={styles.group} data-lead>
          {group}
        </p>
      )}
      <RaceSheet {...props} />
      {candidates.length > 0 ? (
        <p className={sheet.pageNote} data-note>
          {note}
        </p>
      ) : null}
      {otherRounds ? <OtherRounds {...otherRounds} /> : null}
      {rounds ? <RoundTables count={rounds} /> : null}
      <RaceEvents events={events} timeZone={timeZone} />
      <PagesAboutRace links={race.links} />
      <CollapsibleSources
        sources={[...race.sources, ...(race.noVote?.sources ?? []), ...events.flatMap(({ sources }) => sources)]}
      />
      {children}
      <TermNotes terms={props.terms} />
    </>
  )
}
