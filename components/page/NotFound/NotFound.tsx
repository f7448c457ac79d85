import type { ReactNode } from 'react'
import { phrases, loadPhrases } from '@/lib/locale/phrases'
import { href, paths, fileHref } from '@/lib/paths'
import ballot from '@/components/parts/Ballot/Ballot.module.css'
import { Oval } from '@/components/parts/Oval/Oval'
import styles from './NotFound.module.css'
import type { Candidate } from '@/guide/fields/published'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { toTemplates } from '@/lib/locale/slots'
import { isRightToLeft } from '@/lib/locale/direction'
import { getLanguagePath, languages } from '@/lib/locale/language'

const notFoundScript = defineEntryPoint<typeof import('./notFound.browser')>('components/page/NotFound/notFound')

const otherLanguagesScript = defineEntryPoint<typeof import('./otherLanguages.browser')>(
  'components/page/NotFound/otherLanguages',
)

/** Page views recognize it by `data-not-found`. The script links to the profile if the address is a candidate's. */
export function NotFound({ candidates }: { readonly candidates: readonly Candidate[] }) {
  const text = phrases.site.notFound
  const { noPageOfCandidate, profileOfCandidate } = text
  const args = [listCandidateNames(candidates), toTemplates({ noPageOfCandidate, profileOfCandidate })] as const
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
        <InlineScript entry={notFoundScript} args={args} />
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

/** Returns an empty list if a full one would be too large. */
export function listCandidateNames(candidates: readonly Candidate[]): CandidateNames {
  const names = candidates.map(({ id, name }) => [id, name] as const)
  return Buffer.byteLength(JSON.stringify(names)) <= MAX_BYTES ? names : []
}

/** Most hosts have one not-found page, so only the address has the language. The script hides the other languages. */
export function OtherLanguages({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div data-language={fileHref(paths.home)} suppressHydrationWarning>
        {children}
      </div>
      {languages.slice(1).map((tag) => {
        const text = loadPhrases(tag).site.notFound
        const path = getLanguagePath(tag)
        return (
          <section
            key={tag}
            className={styles.language}
            lang={tag}
            dir={isRightToLeft(tag) ? 'rtl' : 'ltr'}
            data-language={fileHref(path + paths.home)}
            suppressHydrationWarning
          >
            <h2 suppressHydrationWarning>{text.title}</h2>
            <p data-not-found>{text.noPage}</p>
            <p>
              <a href={fileHref(path + paths.candidates)}>{text.candidates}</a>{' '}
              <a href={fileHref(path + paths.home)}>{text.home}</a>
            </p>
          </section>
        )
      })}
      <InlineScript entry={otherLanguagesScript} args={[]} />
    </>
  )
}
