import { phrases } from '@/lib/locale/phrases'
import type { Candidate } from '@/data/schema/published'
import { describeLink, linkKinds } from './describeLink'
import styles from './CandidateLinks.module.css'

interface Props {
  readonly links: Candidate['links']
}

/** A candidate's own website, addresses and accounts, always in the same order. Renders a `<dl>` or a `<p>`. */
export function CandidateLinks({ links }: Props) {
  const known = linkKinds.flatMap((kind) => {
    const value = links?.[kind]
    return value === undefined ? [] : [{ kind, ...describeLink(kind, value) }]
  })
  if (known.length === 0) return <p>{phrases.profile.noLinks}</p>
  return (
    <dl className={styles.links}>
      {known.map(({ kind, address, text, isWebPage }) => (
        <div key={kind}>
          <dt>{phrases.profile.linkLabels[kind]}</dt>
          <dd>
            {/* A link is a fact, not a recommendation to search engines. */}
            <a href={address} rel={isWebPage ? 'nofollow noopener' : undefined}>
              {text}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
