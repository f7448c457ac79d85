import { foreignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Candidate, Stance } from '@/data/schema/published'
import { BackLink } from '@/components/BackLink/BackLink'
import { Phrase } from '@/components/Phrase/Phrase'
import { PrevNext } from '@/components/PrevNext/PrevNext'
import { SourceList } from '@/components/SourceList/SourceList'
import { StanceList } from '@/components/StanceList/StanceList'
import { describeStatement, isFromAnotherYear } from '@/components/StanceList/describeStatement'
import styles from './StanceArticle.module.css'

interface Props {
  readonly candidate: Candidate
  readonly stance: Stance
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  /** Adjacent stances of the candidate. */
  readonly previous?: Stance
  readonly next?: Stance
}

const text = phrases.profile

/** One stance with its candidate, origin, text and sources, and the candidate's other stances. Renders an `<article>`. */
export function StanceArticle({ candidate, stance, electionDate, previous, next }: Props) {
  const { id, name, stances } = candidate
  const made = describeStatement(stance, electionDate)
  const toAdjacentPage = (other?: Stance) => other && { path: paths.stance(id, other.number), name: other.title }
  return (
    <>
      <BackLink path={paths.profile(id)}>{name}</BackLink>
      <article className={styles.article}>
        <h1 lang={foreignLanguage(stance.language)}>{stance.title}</h1>
        <StanceCaption candidate={candidate} number={stance.number} />
        {made ? (
          <p className={isFromAnotherYear(stance, electionDate) ? styles.anotherYear : styles.caption}>
            {text.sentence(made)}
          </p>
        ) : null}
        <p className={styles.text} lang={foreignLanguage(stance.language)}>
          {stance.text}
        </p>
        <p className={styles.caption}>{text.summary}</p>
        <section aria-labelledby="sources">
          <h2 id="sources">{text.sources}</h2>
          <SourceList sources={stance.sources} />
        </section>
      </article>
      {stances.length > 1 ? (
        <section aria-labelledby="stances" data-screen-only>
          <h2 id="stances">{text.keyStancesOf(name)}</h2>
          <p>{text.sourcesOnPages}</p>
          <StanceList candidate={candidate} electionDate={electionDate} current={stance.number} />
        </section>
      ) : null}
      <PrevNext
        label={text.stancesOf(name)}
        kind="stance"
        previous={toAdjacentPage(previous)}
        next={toAdjacentPage(next)}
      />
    </>
  )
}

/** The place of a stance among those of its candidate. Renders a `<p>`. */
function StanceCaption({ candidate, number }: { readonly candidate: Candidate; readonly number: number }) {
  const { id, name, stances, candidacies } = candidate
  const parts = {
    number,
    count: stances.length,
    candidate: <a href={href(paths.profile(id))}>{name}</a>,
    positions: text.positions(candidacies.map(({ position }) => position)),
  }
  return (
    <p className={styles.caption}>
      <Phrase text={text.stanceOf} parts={parts} />
    </p>
  )
}
