import { ContactLink } from '@/components/parts/ContactLink/ContactLink'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import { languages } from '@/lib/locale/language'
import { formatLanguageName } from '@/lib/locale/languageName'
import { getNativeName } from '@/lib/locale/languages'
import { phrases } from '@/lib/locale/phrases'
import { fileHref, href, paths } from '@/lib/paths'
import styles from './TranslationNotice.module.css'
import { spaceAfter } from '@/lib/locale/joinSentences'

interface Props {
  /** Path of the page without the base path and the language. Omitted for a page without an address of its own. */
  readonly path?: string
  /** Email address or URL for corrections. */
  readonly contact?: string
  /** Language of what all candidates said, if none of it is translated. */
  readonly wordsLanguage?: string
}

/** The line on pages in a language that no native speaker has reviewed. Links to the page in the first language. */
export function TranslationNotice({ path = paths.home, contact, wordsLanguage }: Props) {
  const { footer, languages: text } = phrases.site
  const [original = ''] = languages
  const parts = {
    suggest: contact ? (
      <ContactLink contact={contact}>{footer.suggest}</ContactLink>
    ) : (
      <a href={href(paths.corrections)}>{footer.suggest}</a>
    ),
    original: (
      <a href={fileHref(path)} lang={original} hrefLang={original}>
        {getNativeName(original)}
      </a>
    ),
  }
  return (
    <p className={styles.notice} data-silent>
      <Phrase text={text.unreviewed} parts={parts} />
      {spaceAfter(text.unreviewed({ suggest: '', original: '' }))}
      {wordsLanguage ? phrases.profile.notTranslated({ language: formatLanguageName(wordsLanguage) }) : null}
    </p>
  )
}
