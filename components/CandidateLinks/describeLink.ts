import { toTelephoneUrl } from '@/lib/telephone'
import type { Candidate } from '@/guide/fields/published'

type LinkKind = keyof NonNullable<Candidate['links']>

/** Kinds of links, in the order shown. */
export const linkKinds = [
  'website',
  'email',
  'phone',
  'facebook',
  'instagram',
  'x',
  'bluesky',
  'tiktok',
  'youtube',
  'linkedin',
] as const satisfies readonly LinkKind[]

/**
 * Address and text of a link, in the same form for every candidate. The text of a web address has no scheme and no
 * slash at the end.
 */
export function describeLink(kind: LinkKind, value: string) {
  if (kind === 'email') return { address: `mailto:${value}`, text: value, isWebPage: false }
  if (kind === 'phone') return { address: toTelephoneUrl(value), text: value, isWebPage: false }
  return { address: value, text: value.replace(/^https?:\/\//i, '').replace(/\/$/, ''), isWebPage: true }
}
