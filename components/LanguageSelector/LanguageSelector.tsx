import { Fragment } from 'react'
import field from '@/components/Field/Field.module.css'
import { isRightToLeft } from '@/lib/locale/direction'
import { language, languages } from '@/lib/locale/language'
import { getLanguagePath } from '@/lib/locale/languagePath'
import { getNativeName } from '@/lib/locale/languages'
import { phrases } from '@/lib/locale/phrases'
import { fileHref } from '@/lib/paths'
import styles from './LanguageSelector.module.css'

interface Props {
  /** Path of the page without the base path and the language. */
  readonly path: string
}

const id = 'site.languages'

/** True if the guide has pages in several languages. */
export const hasLanguages = languages.length > 1

/** The page in each language of the guide, by the name of the language in the language itself. */
export function LanguageLinks({ path }: Props) {
  return languages.map((tag) => (
    <Fragment key={tag}>
      <a
        href={fileHref(getLanguagePath(tag) + path)}
        lang={tag}
        hrefLang={tag}
        dir={isRightToLeft(tag) === isRightToLeft(language) ? undefined : isRightToLeft(tag) ? 'rtl' : 'ltr'}
        aria-current={tag === language || undefined}
        data-target
      >
        {getNativeName(tag)}
      </a>{' '}
    </Fragment>
  ))
}

/** The links in the header. Below 1024 px, a button opens them as a popover, which needs no script. */
export function LanguageSelector({ path }: Props) {
  return (
    <nav className={styles.names} id={id} popover="" aria-label={phrases.site.languages.label}>
      <LanguageLinks path={path} />
    </nav>
  )
}

/** Styles show it where popovers work. */
export function LanguageButton() {
  return (
    <button className={`${field.plain} ${styles.button}`} type="button" popoverTarget={id} hidden data-screen-only>
      <span aria-hidden="true">{symbol}</span> <span className={styles.label}>{phrases.site.languages.label}</span>
    </button>
  )
}

/** Letters of two scripts, which readers of any language know from elsewhere. */
const symbol = 'A文'
