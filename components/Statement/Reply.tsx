import { formatDate } from '@/lib/locale/dates'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import type { Stance } from '@/guide/fields/published'
import { ShortCitations } from '@/components/SourceList/ShortCitations'
import styles from './Statement.module.css'

interface Props {
  readonly reply: NonNullable<Stance['reply']>
  readonly name: string
}

/** A candidate's own words about the editors' summary, with date and sources. */
export function Reply({ reply: { text, date, language, sources }, name }: Props) {
  return (
    <div className={styles.reply}>
      <p>
        <b>{phrases.profile.replyFrom(name, formatDate(date))}</b>{' '}
        <span lang={findForeignLanguage(language)}>{text}</span>
      </p>
      {sources ? <ShortCitations sources={sources} /> : null}
    </div>
  )
}
