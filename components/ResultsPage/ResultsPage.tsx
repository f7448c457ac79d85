import { href, paths } from '@/lib/paths'
import { createShareFormat } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import { describeRecount } from '@/lib/locale/sentences'
import type { Group, Question, Results } from '@/guide/fields/published'
import type { PageTerms } from '@/guide/ask/views/terms'
import type { ElectionOffice, RaceResults } from '@/guide/ask/views/races'
import { Ballot, BallotColumn } from '@/components/Ballot/Ballot'
import { isElected } from '@/components/CandidateOutcome/CandidateOutcome'
import { Oval } from '@/components/Oval/Oval'
import { QuestionList } from '@/components/QuestionList/QuestionList'
import { describeElected } from '@/components/RaceList/describeBallotRace'
import { listRows } from '@/components/RaceList/RaceList'
import { roundsId } from '@/components/RoundTables/RoundTables'
import { TermNotes, TextWithTerms } from '@/components/Terms/Terms'
import { describeMarks, describeOutcome, describeRest } from './describeResults'
import type { Progress } from './ProgressRow'
import { ResultFacts, ResultSources } from './ResultFacts'
import styles from './ResultsPage.module.css'

interface Props {
  readonly electionDate: string
  readonly results?: Results
  readonly timeZone: string
  readonly progress: Progress
  readonly races: readonly RaceResults[]
  readonly hasProfileLinks: boolean
  readonly questions: readonly Question[]
  readonly groups: readonly Group[]
  readonly terms: PageTerms
  /** The election office, if the guide has a way to contact it. */
  readonly office?: ElectionOffice
}

const text = phrases.results

export function ResultsPage(props: Props) {
  const { electionDate, results, timeZone, progress, races, hasProfileLinks, questions, groups, terms, office } = props
  const facts = { electionDate, timeZone, progress, races }
  if (!results)
    return (
      <>
        <h1>{text.title}</h1>
        <ResultFacts {...facts} />
        <p>
          {text.none} {text.later}
        </p>
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
          <p className={styles.lede}>
            {text.lede(
              races.reduce((sum, { electedCount }) => sum + electedCount, 0),
              races.length - progress.races + progress.reported,
            )}
          </p>
        </div>
        <ResultFacts {...facts} results={results} office={office} />
      </div>
      <Ballot>
        {races.map((race) => (
          <BallotColumn
            key={race.race.id}
            id={race.race.id}
            level={2}
            title={race.title}
            path={race.path}
            instruction={describeElected(race)}
            rows={listRows(race, describeCandidate(race, hasProfileLinks), text.writeIn)}
            notes={[...describeRest(race), ...race.recountFacts.map(describeRecount)]}
            terms={terms}
            more={race.votes?.rounds && <RoundsLink race={race.race.id} />}
          />
        ))}
      </Ballot>
      <QuestionList questions={questions} groups={groups} results={results} />
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

function RoundsLink({ race }: { readonly race: string }) {
  return (
    <p data-screen-only>
      <a href={href(`${paths.racePage(race)}#${roundsId}`)}>{text.rounds.link}</a>
    </p>
  )
}

/** Everyone has an oval beside the label: black for the elected, empty for everyone else. */
function describeCandidate(results: RaceResults, hasProfileLinks: boolean): Parameters<typeof listRows>[1] {
  const { counted, race } = results
  const formatShare = counted && createShareFormat(counted.counts, counted.total)
  return (candidate) => ({
    path: hasProfileLinks ? paths.profile(candidate.id) : undefined,
    mark: describeMarks(candidate, formatShare, race.ranks !== undefined),
    aside: (
      <>
        {describeOutcome(candidate, results)} <Oval filled={isElected(candidate.result)} />
      </>
    ),
  })
}
