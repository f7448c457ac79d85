import type { ReactNode } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import ballot from '@/components/parts/Ballot/Ballot.module.css'
import { Oval } from '@/components/parts/Oval/Oval'
import styles from './NotFound.module.css'
import type { Candidate } from '@/guide/fields/published'

interface Props {
  /** Script that names the candidate and links to the profile if the address belongs to one. */
  readonly script?: ReactNode
}

/** Content of the page for unknown addresses. Page views recognize the page by `data-not-found`. */
export function NotFound({ script }: Props) {
  const text = phrases.site.notFound
  return (
    <>
      <h1>{text.title}</h1>
      <p className={styles.reason} data-lead data-not-found suppressHydrationWarning>
        {text.noPage}
      </p>
      <p>{text.reason}</p>
      <div className={styles.links}>
        <p data-profile-link hidden suppressHydrationWarning>
          <Oval />
          <a className={ballot.row} href={href(paths.candidates)} suppressHydrationWarning>
            {text.profile}
          </a>
        </p>
        {script}
        <OtherPages />
      </div>
    </>
  )
}

/** In place of a page that is not kept on the device, if there is no connection. */
export function NotKept() {
  const text = phrases.site.notKept
  return (
    <>
      <h1>{text.title}</h1>
      <p className={styles.reason} data-lead>
        {text.reason}
      </p>
      <div className={styles.links}>
        <OtherPages />
      </div>
    </>
  )
}

function OtherPages() {
  return (['candidates', 'home'] as const).map((page) => (
    <p key={page}>
      <Oval />
      <a className={ballot.row} href={href(paths[page])}>
        {phrases.site.notFound[page]}
      </a>
    </p>
  ))
}

export type CandidateNames = readonly (readonly [id: string, name: string])[]

/** Enough for about 100 candidates. Keeps the compressed not-found page below 8 kB. */
const MAX_BYTES = 4000

/** Lists the candidates for the script of the not-found page. Returns an empty list if a full one would be too large. */
export function listCandidateNames(candidates: readonly Candidate[]): CandidateNames {
  const names = candidates.map(({ id, name }) => [id, name] as const)
  return Buffer.byteLength(JSON.stringify(names)) <= MAX_BYTES ? names : []
}
