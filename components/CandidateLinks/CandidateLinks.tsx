import { phrases } from '@/lib/locale/phrases'
import type { Candidate } from '@/guide/fields/published'
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

/** A link whose text is its address. A link is a fact, not a recommendation to search engines. */
export function CandidateLink({ kind, value }: { readonly kind: LinkKind; readonly value: string }) {
  const { address, text, isWebPage } = describeLink(kind, value)
  return (
    <a href={address} rel={isWebPage ? 'nofollow noopener' : undefined}>
      {text}
    </a>
  )
}

type LinkKind = keyof NonNullable<Candidate['links']>

/** Kinds of links, in the order shown: that of their labels. */
const linkKinds = Object.keys(phrases.profile.linkLabels) as readonly LinkKind[]

/**
 * Address and text of a link, in the same form for every candidate. The text of a web address has no scheme and no
 * slash at the end.
 */
function describeLink(kind: LinkKind, value: string) {
  if (kind === 'email') return { address: `mailto:${value}`, text: value, isWebPage: false }
  if (kind === 'phone') return { address: toTelephoneUrl(value), text: value, isWebPage: false }
  return { address: value, text: value.replace(/^https?:\/\//i, '').replace(/\/$/, ''), isWebPage: true }
}
