import type { ReactNode } from 'react'
import { isRightToLeft } from '@/lib/locale/direction'
import { languages } from '@/lib/locale/language'
import { getLanguagePath } from '@/lib/locale/languagePath'
import { loadPhrases } from '@/lib/locale/phrases'
import { fileHref, paths } from '@/lib/paths'
import styles from './NotFound.module.css'

interface Props {
  /** The page in the first language. */
  readonly children: ReactNode
  /** Script that hides what is not in the language of the address. */
  readonly script: ReactNode
}

/**
 * The not-found page, followed by a short one in each other language. Most hosts have one not-found page, so only the address tells
 * the language.
 */
export function OtherLanguages({ children, script }: Props) {
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
      {script}
    </>
  )
}
