import { formatSourceDate } from '@/lib/locale/dates'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import type { Source } from '@/guide/fields/published'
import { Phrase, joinElements } from '@/components/parts/Phrase/Phrase'
import styles from './SourceList.module.css'
import { uniqueById } from '@/lib/collections'
import { separator } from '@/lib/locale/lists'
import { profileIds } from '@/guide/words/facts'
import type { NumberedSource } from '@/guide/ask/pages/profile'

interface Props {
  readonly sources: readonly Source[]
}

const text = phrases.site.sources

/** Sources with publisher and date. Sources without a URL are cited but not linked. */
export function SourceList({ sources }: Props) {
  return (
    <ul className={styles.list} data-list>
      {sources.map((source) => (
        <li key={source.id}>
          <Citation {...source} />
        </li>
      ))}
    </ul>
  )
}

function Citation({ title, publisher, date, url, language }: Source) {
  const cite = <cite lang={findForeignLanguage(language)}>{url ? <a href={url}>{title}</a> : title}</cite>
  const citation = /[.!?…]["'”’)]*$/.test(title) ? text.citationAfterMark : text.citation
  return <Phrase text={citation} parts={{ title: cite, publisher, date: formatSourceDate(date) }} />
}

interface CollapsibleProps extends Props {
  /** Heading of the section with these sources. Gives each control of a page a unique name. */
  readonly about?: string
}

/** Without duplicates. */
export function CollapsibleSources({ about, sources }: CollapsibleProps) {
  if (sources.length === 0) return null
  return (
    <details className={styles.collapsible}>
      <summary aria-label={about && text.headingOf({ heading: about })}>{text.heading}</summary>
      <SourceList sources={uniqueById(sources)} />
    </details>
  )
}

interface ShortProps extends Props {
  /** Collapses all sources except the first, which the kind and date of a statement describe. */
  readonly foldsOthers?: boolean
  /** Numbers of the sources, on a page that lists them. They are then all that is shown. */
  readonly numbers?: Numbers | undefined
}

/** Sources by publisher and date, for a narrow column. Those without a URL are not linked. */
export function ShortCitations({ sources, numbers, foldsOthers = false }: ShortProps) {
  if (numbers) return <SourceNumbers sources={sources} numbers={numbers} />
  const items = sources.map((source) => (
    <li key={source.id}>
      <ShortCitation source={source} list={sources} />
    </li>
  ))
  if (!foldsOthers || items.length < 2) return <ul className={styles.short}>{items}</ul>
  return (
    <>
      <ul className={styles.short}>{items.slice(0, 1)}</ul>
      <details className={styles.others}>
        <summary>{text.others({ count: items.length - 1 })}</summary>
        <ul className={styles.short}>{items.slice(1)}</ul>
      </details>
    </>
  )
}

interface ShortCitationProps {
  readonly source: Source
  /** All sources of the list. The title distinguishes those with the same publisher and date. */
  readonly list: readonly Source[]
}

function ShortCitation({ source: { title, publisher, date, url, language }, list }: ShortCitationProps) {
  const isAlone = list.filter((other) => other.publisher === publisher && other.date === date).length === 1
  const cite = <cite lang={findForeignLanguage(language)}>{title}</cite>
  const citation = (
    <Phrase
      text={isAlone ? text.shortCitation : text.shortCitationWithTitle}
      parts={{ publisher, date: formatSourceDate(date), title: cite }}
    />
  )
  return url ? <a href={url}>{citation}</a> : citation
}

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
                parts: joinElements(
                  parts.map(({ id, label, language }) => (
                    <a key={id} href={`#${id}`} lang={findForeignLanguage(language)}>
                      {label}
                    </a>
                  )),
                  separator,
                ),
              }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The number of each source of a page, by its id. */
export type Numbers = ReadonlyMap<string, number>

/** Numbers the sources of a list, from 1. */
export function numberSources(list: readonly { readonly source: Pick<Source, 'id'> }[]): Numbers {
  return new Map(list.map(({ source }, index) => [source.id, index + 1]))
}

interface NumbersProps extends Props {
  readonly numbers: Numbers
  /** Leaves out the word before the numbers, for a label that has its own words. */
  readonly isBare?: boolean
}

export function SourceNumbers({ sources, numbers, isBare = false }: NumbersProps) {
  return (
    <span className={styles.numbers} data-silent>
      {isBare ? null : <span>{text.numbers({ count: sources.length })}</span>}
      {sources.flatMap(({ id }) => {
        const number = numbers.get(id) ?? 0
        return [
          ' ',
          <a key={id} href={`#${profileIds.source(number)}`} aria-label={text.numbered({ number })}>
            {number}
          </a>,
        ]
      })}
    </span>
  )
}
