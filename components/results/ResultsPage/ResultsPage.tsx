import type { ReactNode } from 'react'
import { href, paths } from '@/lib/paths'
import { phrases } from '@/lib/locale/phrases'
import { describeRecount } from '@/guide/words/sentences'
import type { Group, Question, Results } from '@/guide/fields/published'
import type { PageTerms } from '@/guide/ask/terms'
import type { ElectionOffice } from '@/guide/ask/pages/landing'
import type { RaceResults } from '@/guide/ask/pages/results'
import { QuestionList } from '@/components/ballot/QuestionList/QuestionList'
import { TermNotes, TextWithTerms } from '@/components/parts/Terms/Terms'
import type { Progress } from './ProgressRow'
import { describeWinners } from './describeResults'
import { GroupedResults, ResultColumns, type RaceGroup } from './ResultColumns'
import { ResultFacts, ResultSources } from './ResultFacts'
import styles from './ResultsPage.module.css'
import { joinSentences } from '@/lib/locale/joinSentences'

interface Props {
  readonly electionDate: string
  readonly results?: Results
  readonly timeZone: string
  readonly progress: Progress
  readonly races: readonly RaceResults[]
  /** The groups of the races of an election with many. Without them, the names link to the profiles. */
  readonly raceGroups?: readonly RaceGroup[]
  readonly chooser?: ReactNode
  readonly questions: readonly Question[]
  readonly groups: readonly Group[]
  readonly terms: PageTerms
  readonly office?: ElectionOffice
}

const text = phrases.results

export function ResultsPage(props: Props) {
  const { electionDate, results, timeZone, progress, races, raceGroups, chooser, questions, groups, terms, office } =
    props
  const facts = { electionDate, timeZone, progress, races }
  if (!results)
    return (
      <>
        <h1>{text.title}</h1>
        <ResultFacts {...facts} />
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
        <ResultFacts {...facts} results={results} office={office} />
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
