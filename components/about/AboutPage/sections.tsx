import { formatList } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Election } from '@/guide/fields/published'
import { ContactLink } from '@/components/parts/ContactLink/ContactLink'
import { FactRow } from '@/components/parts/FactList/FactList'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import styles from './AboutPage.module.css'
import type { StatementCount } from '@/guide/ask/pages/about'
import type { ReactNode } from 'react'
import { spaceAfter } from '@/lib/locale/joinSentences'

interface Props {
  readonly publisher: NonNullable<Election['publisher']>
  /** True if the voting facts name an office that answers questions. */
  readonly hasOffices: boolean
}

const text = phrases.about

/** Publisher, funding and contact of the guide. States which of them are not named, and what readers can do instead. */
export function Publisher({ publisher: { name, url, funding, contact }, hasOffices }: Props) {
  return (
    <SideSection id="publisher" title={text.publisher}>
      <dl className={styles.rows}>
        <FactRow label={text.name}>{name && url ? <a href={url}>{name}</a> : (name ?? text.noName)}</FactRow>
        <FactRow label={text.funding}>{funding ?? text.noFunding}</FactRow>
        <FactRow label={text.contact}>{contact ? <ContactLink contact={contact} /> : text.noContact}</FactRow>
      </dl>
      {name && funding && contact ? null : (
        <p>
          {text.incomplete}
          {spaceAfter(text.incomplete)}
          {hasOffices ? (
            <Phrase text={text.offices} parts={{ link: <a href={href(paths.howToVote)}>{text.officesLink}</a> }} />
          ) : null}
        </p>
      )}
    </SideSection>
  )
}

interface MethodProps {
  /** The editors' own words. By default, the rule of the guide. */
  readonly method?: string
  readonly statements: readonly StatementCount[]
  readonly contact?: string
}

/** The rules for choosing and summarizing statements, and for replies of candidates. */
export function Method({ method = text.defaultMethod, statements, contact }: MethodProps) {
  const kinds = statements.map(({ how, count }) => text.kind({ kind: phrases.profile.statementKinds[how], count }))
  return (
    <>
      <SideSection id="method" title={text.method}>
        <p>{method}</p>
        <Rules items={[...text.methodRules, kinds.length > 0 && text.kinds({ kinds: formatList(kinds) })]} />
      </SideSection>
      <SideSection id="reply" title={text.reply}>
        <p>
          {text.replyRule}
          {spaceAfter(text.replyRule)}
          {contact ? (
            <Phrase text={text.replyTo} parts={{ contact: <ContactLink contact={contact} /> }} />
          ) : (
            text.noReplyTo
          )}
        </p>
      </SideSection>
    </>
  )
}

/** False items are omitted. */
export function Rules({ items }: { readonly items: readonly (string | false)[] }) {
  return <ul data-list>{items.map((item) => item && <li key={item}>{item}</li>)}</ul>
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export function SideSection({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
