import type { ReactNode } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { Candidate, Race } from '@/data/schema/published'
import { BackLink } from '@/components/BackLink/BackLink'
import { CandidateGrid } from '@/components/CandidateGrid/CandidateGrid'
import { CollapsibleSources } from '@/components/SourceList/CollapsibleSources'
import styles from './RacePage.module.css'

interface Props {
  readonly race: Race
  /** Name of the race's group. */
  readonly group?: string
  /** Number of candidates and of votes, as sentences. */
  readonly description: string
  /** The order of the candidates and the meaning of their parties, as sentences. */
  readonly note: string
  readonly candidates: readonly Candidate[]
  /** Links to the previous and next races. */
  readonly children?: ReactNode
}

/** A race with its candidates. Renders the page's `h1`. */
export function RacePage({ race, group, description, note, candidates, children }: Props) {
  const { name, about, sources, noVote } = race
  return (
    <>
      <BackLink path={paths.candidates}>{phrases.races.allCandidates}</BackLink>
      <h1 className={styles.name}>{name}</h1>
      {group === undefined ? null : <p className={styles.group}>{group}</p>}
      <p>{description}</p>
      {about ? <p>{about}</p> : null}
      <CandidateGrid candidates={candidates} hasVote={!race.noVote} />
      {candidates.length > 0 ? <p>{note}</p> : null}
      <CollapsibleSources sources={[...sources, ...(noVote?.sources ?? [])]} />
      {children}
    </>
  )
}
