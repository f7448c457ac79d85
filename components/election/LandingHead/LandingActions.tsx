import { isMirrored } from '@/lib/locale/direction'
import { phrases } from '@/lib/locale/phrases'
import { describeCoverage } from '@/guide/words/sentences'
import { href, paths } from '@/lib/paths'
import type { Election } from '@/guide/fields/published'
import field from '@/components/page/Theme/Field.module.css'
import { InkOval } from '@/components/parts/InkOval/InkOval'
import { Oval } from '@/components/parts/Oval/Oval'
import { BallotLine } from './BallotLine'
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
        <BallotLine
          url={href(paths.results)}
          text={text.seeResults}
          note={text.seeResults.note}
          drawing={<Oval filled />}
        />
      ) : (
        <Steps election={election} />
      )}
      <div className={styles.links}>
        <p className={field.buttons}>
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
function Steps({ election }: { readonly election: Election }) {
  const { finder, places } = election.where
  const ballot = href(paths.myBallot)
  const voting = href(paths.howToVote)
  return (
    <>
      <BallotLine
        url={ballot}
        text={text.fillIn}
        note={text.fillIn.note}
        drawing={<InkOval index={0} />}
        until="today"
      />{' '}
      <BallotLine
        url={finder?.url ?? voting}
        text={finder || places ? text.findPlace : text.findHow}
        note={finder && describeCoverage(finder.covers, election, false)}
        drawing={<Arrow />}
        from="today"
        until="closed"
      />{' '}
      <BallotLine
        url={ballot}
        text={text.bring}
        note={text.bring.note}
        drawing={<InkOval index={1} />}
        isSmall
        from="today"
        until="closed"
      />{' '}
      <BallotLine
        url={href(paths.results)}
        text={text.awaitResults}
        note={text.awaitResults.note}
        drawing={<Oval />}
        from="closed"
      />
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
