import { phrases } from '@/lib/locale/phrases'
import type { Candidate } from '@/guide/fields/published'
import { FactList, FactRow } from '@/components/FactList/FactList'
import { describeLink, linkKinds } from './describeLink'
import styles from './CandidateLinks.module.css'

type LinkKind = (typeof linkKinds)[number]

interface Props {
  readonly links: Candidate['links']
}

/** A candidate's addresses and accounts without the website, always in the same order. */
export function CandidateLinks({ links }: Props) {
  const shownLinks = linkKinds.flatMap((kind) => {
    const value = kind === 'website' ? undefined : links?.[kind]
    return value === undefined ? [] : [{ kind, value }]
  })
  if (shownLinks.length === 0) return <p>{phrases.profile.noLinks}</p>
  return (
    <FactList layout="rows">
      {shownLinks.map(({ kind, value }) => (
        <FactRow key={kind} label={phrases.profile.linkLabels[kind]}>
          <CandidateLink kind={kind} value={value} />
        </FactRow>
      ))}
    </FactList>
  )
}

/** A link whose text is its address. A link is a fact, not a recommendation to search engines. */
export function CandidateLink({ kind, value }: { readonly kind: LinkKind; readonly value: string }) {
  const { address, text, isWebPage } = describeLink(kind, value)
  return (
    <a className={styles.link} href={address} rel={isWebPage ? 'nofollow noopener' : undefined}>
      {text}
    </a>
  )
}
