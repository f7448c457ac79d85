import type { Candidate } from '@/guide/fields/published'
import { ContactLink, TelephoneLink } from '@/components/parts/ContactLink/ContactLink'
import { ltr } from '@/lib/locale/direction'

interface Props {
  readonly kind: keyof NonNullable<Candidate['links']>
  readonly value: string
}

/**
 * A link whose text is its address, in the same form for every candidate: a web address has no scheme and no slash at
 * the end. A link is a fact, not a recommendation to search engines.
 */
export function CandidateLink({ kind, value }: Props) {
  if (kind === 'email') return <ContactLink contact={value} />
  if (kind === 'phone') return <TelephoneLink phone={value} />
  return (
    <a href={value} dir={ltr} rel="nofollow noopener">
      {value.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  )
}
