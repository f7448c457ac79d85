import { Fragment } from 'react'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { separator } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { profileIds } from '@/guide/words/facts'
import type { NumberedSource } from '@/guide/ask/pages/profile'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import { Citation } from './SourceList'
import styles from './SourceList.module.css'

const text = phrases.site.sources

/** The sources of a profile. Each has a number and states what it is for, with links. */
export function NumberedSources({ sources }: { readonly sources: readonly NumberedSource[] }) {
  return (
    <ol className={styles.numbered} data-silent>
      {sources.map(({ source, parts }, index) => (
        <li key={source.id} id={profileIds.source(index + 1)}>
          <Citation {...source} />{' '}
          <span className={styles.purpose}>
            <Phrase
              text={parts.length === 0 ? text.generalPurpose : text.purpose}
              parts={{
                parts: parts.map(({ id, label, language }, place) => (
                  <Fragment key={id}>
                    {place > 0 ? separator : null}
                    <a href={`#${id}`} lang={findForeignLanguage(language)}>
                      {label}
                    </a>
                  </Fragment>
                )),
              }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
