import { phrases } from '@/lib/locale/phrases'
import type { Candidate } from '@/guide/fields/published'
import { ContactLink } from '@/components/ContactLink/ContactLink'
import { FactList, FactRow } from '@/components/FactList/FactList'
import { toTelephoneUrl } from '@/lib/telephone'

/** A candidate's addresses and accounts without the website, always in the same order. */
export function CandidateLinks({ links }: { readonly links: Candidate['links'] }) {
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

/**
 * A link whose text is its address, in the same form for every candidate: a web address has no scheme and no slash at
 * the end. A link is a fact, not a recommendation to search engines.
 */
export function CandidateLink({ kind, value }: { readonly kind: LinkKind; readonly value: string }) {
  if (kind === 'email') return <ContactLink contact={value} />
  if (kind === 'phone') return <a href={toTelephoneUrl(value)}>{value}</a>
  return (
    <a href={value} rel="nofollow noopener">
      {value.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  )
}

type LinkKind = keyof NonNullable<Candidate['links']>

/** Kinds of links, in the order shown: that of their labels. */
const linkKinds = Object.keys(phrases.profile.linkLabels) as readonly LinkKind[]
