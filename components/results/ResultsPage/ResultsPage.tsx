import type { ReactNode } from 'react'
import { spaceElements } from '@/components/parts/Phrase/Phrase'
import { href, paths, toGroupAnchor } from '@/lib/paths'
import { phrases } from '@/lib/locale/phrases'
import { describeRecount } from '@/guide/words/descriptions'
import type { ResultsContent, RaceResults } from '@/guide/ask/pages/results'
import { QuestionList } from '@/components/ballot/QuestionList/QuestionList'
import { TermNotes, TextWithTerms } from '@/components/parts/Terms/Terms'
import type { RaceGroup } from '@/guide/ask/races'
import { ResultFacts, ResultSources } from './ResultFacts'
import { describeWinners, describeMarks, describeOutcome, describeRest } from './describeResults'
import styles from './ResultsPage.module.css'
import { joinSentences } from '@/lib/locale/sentences'
import { createShareFormat } from '@/lib/locale/numbers'
import { Ballot, BallotColumn } from '@/components/parts/Ballot/Ballot'
import { hasWon } from '@/components/candidate/CandidateOutcome/CandidateOutcome'
import { OtherRounds } from '@/components/race/OtherRounds/OtherRounds'
import { Oval } from '@/components/parts/Oval/Oval'
import { describeElected } from '@/components/race/RaceList/describeBallotRace'
import { listRows } from '@/components/race/RaceList/RaceList'
import { roundsId } from '@/components/results/RoundTables/RoundTables'

interface Props extends ResultsContent {
  readonly chooser: ReactNode
}

const text = phrases.results

export function ResultsPage(props: Props) {
  const { election, progress, races, raceGroups, chooser, questions, groups, terms } = props
  const { results } = election
  if (!results)
    return (
      <>
        <h1>{text.title}</h1>
        <ResultFacts {...props} />
        <p>{joinSentences([text.none, text.later])}</p>
        <p>
          <a href={href(paths.candidates)}>{text.candidates}</a>
        </p>
      </>
    )
  const recounts = (results.recounts ?? []).filter(({ race }) => questions.some(({ id }) => id === race))
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.lede}>{describeWinners(races, races.length - progress.races + progress.reported)}</p>
        </div>
        <ResultFacts {...props} />
      </div>
      {raceGroups ? (
        <GroupedResults groups={raceGroups} races={races} terms={terms}>
          {chooser}
        </GroupedResults>
      ) : (
        <ResultColumns races={races} level={2} hasProfileLinks terms={terms} />
      )}
      <QuestionList questions={questions} groups={groups} results={results} hasShares />
      {recounts.map((recount) => (
        <p key={describeRecount(recount)}>
          <TextWithTerms text={describeRecount(recount)} terms={terms} />
        </p>
      ))}
      <ResultSources results={results} races={races} questions={questions} />
      <TermNotes terms={terms} />
    </>
  )
}

interface ColumnsProps extends Pick<Props, 'races' | 'terms'> {
  /** Under a group, the races have no name of the group. */
  readonly level: 2 | 3
  readonly hasProfileLinks?: boolean
}

function ResultColumns({ races, level, hasProfileLinks = false, terms }: ColumnsProps) {
  return (
    <Ballot>
      {races.map((race) => (
        <BallotColumn
          key={race.race.id}
          id={race.race.id}
          level={level}
          title={level === 2 ? race.title : race.race.name}
          path={race.path}
          instruction={describeElected(race)}
          rows={listRows(race, describeCandidate(race, hasProfileLinks), text.writeIn)}
          notes={[...describeRest(race), ...race.recountFacts.map(describeRecount)]}
          terms={terms}
          more={
            <>
              {race.otherRounds ? <OtherRounds {...race.otherRounds} /> : null}
              {race.votes?.rounds ? (
                <p data-screen>
                  <a href={href(`${paths.racePage(race.race.id)}#${roundsId}`)}>{text.rounds.link}</a>
                </p>
              ) : null}
            </>
          }
        />
      ))}
    </Ballot>
  )
}

interface GroupsProps extends Pick<ColumnsProps, 'races' | 'terms'> {
  readonly groups: readonly RaceGroup[]
  readonly children: ReactNode
}

function GroupedResults({ groups, races, terms, children }: GroupsProps) {
  const shown = groups.filter((group) => group.races.length > 0)
  return (
    <>
      <p className={styles.groups} data-screen>
        {spaceElements(
          shown.map(({ groupId, name, localGroup }) => (
            <a key={groupId ?? ''} href={`#${toGroupAnchor(groupId)}`} data-group={localGroup} data-target>
              {name}
            </a>
          )),
        )}
      </p>
      {children}
      {shown.map(({ groupId, name, localGroup, races: of }) => (
        <div key={groupId ?? ''} id={toGroupAnchor(groupId)} className={styles.group} data-group={localGroup}>
          <h2>{name}</h2>
          <ResultColumns
            races={races.filter(({ race }) => of.some(({ id }) => id === race.id))}
            level={3}
            terms={terms}
          />
        </div>
      ))}
    </>
  )
}

/** Everyone has an oval beside the label: black for those who won, empty for everyone else. */
function describeCandidate(results: RaceResults, hasProfileLinks: boolean): Parameters<typeof listRows>[1] {
  const { counted, race } = results
  const formatShare = counted && createShareFormat(counted.counts, counted.total)
  return (candidate) => ({
    address: hasProfileLinks ? href(paths.profile(candidate.id)) : undefined,
    mark: describeMarks(candidate, formatShare, race.ranks !== undefined),
    aside: (
      <>
        {describeOutcome(candidate, results)} <Oval filled={hasWon(candidate.result)} />
      </>
    ),
  })
}
