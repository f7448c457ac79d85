import type { ReactNode } from 'react'
import { isMirrored } from '@/lib/locale/direction'
import { phrases, type Phrases } from '@/lib/locale/phrases'
import { describeCoverage } from '@/guide/words/descriptions'
import { href, paths } from '@/lib/paths'
import type { Election } from '@/guide/fields/published'
import buttons from '@/components/page/Theme/Buttons.module.css'
import { InkOval } from '@/components/parts/InkOval/InkOval'
import { Oval } from '@/components/parts/Oval/Oval'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import lines from './BallotLine.module.css'
import styles from './LandingActions.module.css'

interface Props {
  readonly election: Election
  /** Path of the comparison of the first race, or of the list of races. Omitted if nothing is compared. */
  readonly comparisonPath?: string
}

const text = phrases.landing

/** The next step of a voter, which depends on the reader's clock until there are results, and links that always show. */
export function LandingActions({ election, comparisonPath }: Props) {
  return (
    <div data-screen>
      {election.results ? (
        <BallotLine url={href(paths.results)} text={text.seeResults} drawing={<Oval filled />} />
      ) : (
        <Steps election={election} />
      )}
      <div className={styles.links}>
        <p className={buttons.row}>
          <a href={href(paths.candidates)} data-main-path>
            {text.viewCandidates}
          </a>
        </p>
        <p>
          {comparisonPath ? (
            <a href={href(comparisonPath)} data-target>
              {text.compare}
            </a>
          ) : null}{' '}
          <a href={href(paths.myBallot)} data-from={election.results ? undefined : 'closed'} data-target>
            {phrases.site.header.myBallot}
          </a>
        </p>
      </div>
    </div>
  )
}

/** Steps before there are results. Without the clock, only the first shows. */
function Steps({ election }: Pick<Props, 'election'>) {
  const { finder, places } = election.where
  const ballot = href(paths.myBallot)
  const note = finder && describeCoverage(finder.covers, election, false)
  const votingDay = { from: 'today', until: 'closed' } as const
  return (
    <>
      <BallotLine url={ballot} text={text.fillIn} drawing={<InkOval index={0} />} until="today" />{' '}
      <BallotLine
        url={finder?.url ?? href(paths.howToVote)}
        text={{ ...(finder || places ? text.findPlace : text.findHow), note }}
        drawing={<Arrow />}
        {...votingDay}
      />{' '}
      <BallotLine url={ballot} text={text.bring} drawing={<InkOval index={1} />} isSmall {...votingDay} />{' '}
      <BallotLine url={href(paths.results)} text={text.awaitResults} drawing={<Oval />} from="closed" />
    </>
  )
}

function Arrow() {
  return (
    <svg
      className={styles.arrow}
      width="48"
      height="32"
      viewBox="0 0 48 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 17q20-2 38-1M31 5q4 7 12 11-8 3-12 11" transform={isMirrored ? 'matrix(-1 0 0 1 48 0)' : undefined} />
    </svg>
  )
}

interface LineProps {
  readonly url: string
  /** A phrase, the words in it that are bold, and smaller text after it. */
  readonly text: Pick<Phrases['landing']['findPlace'], 'line' | 'target'> & { readonly note?: string | undefined }
  /** Decorative only. */
  readonly drawing: ReactNode
  readonly isSmall?: boolean
  /** States of the election between which the line shows. */
  readonly from?: 'today' | 'closed'
  readonly until?: 'today' | 'closed'
}

/** A link that looks like a line of the ballot. Its oval fills with ink under the pointer. */
function BallotLine({ url, text: { line, target, note }, drawing, isSmall, from, until }: LineProps) {
  return (
    <a className={isSmall ? `${lines.line} ${lines.small}` : lines.line} href={url} data-from={from} data-until={until}>
      {drawing}
      <span className={lines.text}>
        <Phrase text={line} parts={{ target: <b>{target}</b> }} />
        {note ? <small> {note}</small> : null}
      </span>
    </a>
  )
}
