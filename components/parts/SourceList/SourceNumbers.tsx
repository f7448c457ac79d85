import { Fragment } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { profileIds } from '@/guide/words/facts'
import type { Source } from '@/guide/fields/published'
import styles from './SourceList.module.css'

/** The number of each source of a page, by its id. */
export type Numbers = ReadonlyMap<string, number>

/** Numbers the sources of a list, from 1. */
export function numberSources(list: readonly { readonly source: Pick<Source, 'id'> }[]): Numbers {
  return new Map(list.map(({ source }, index) => [source.id, index + 1]))
}

interface Props {
  /** The first is the one that the kind, date and place of a statement describe. */
  readonly sources: readonly Source[]
  readonly numbers: Numbers
  /** Leaves out the word before the numbers, for a label that has its own words. */
  readonly isBare?: boolean
}

const text = phrases.site.sources

/** The numbers of sources in the list of the page, each a link to its source. */
export function SourceNumbers({ sources, numbers, isBare = false }: Props) {
  return (
    <span className={styles.numbers} data-silent>
      {isBare ? null : <span>{text.numbers({ count: sources.length })}</span>}
      {sources.map(({ id }) => {
        const number = numbers.get(id) ?? 0
        return (
          <Fragment key={id}>
            {' '}
            <a href={`#${profileIds.source(number)}`} aria-label={text.numbered({ number })}>
              {number}
            </a>
          </Fragment>
        )
      })}
    </span>
  )
}
