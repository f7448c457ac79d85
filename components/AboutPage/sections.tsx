import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Election } from '@/guide/fields/published'
import { ContactLink } from '@/components/ContactLink/ContactLink'
import { Phrase } from '@/components/Phrase/Phrase'
import styles from './AboutPage.module.css'
import type { StatementCount } from '@/guide/ask/views/guide'
import type { ReactNode } from 'react'

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
        <div>
          <dt>{text.name}</dt>
          <dd>{name && url ? <a href={url}>{name}</a> : (name ?? text.noName)}</dd>
        </div>
        <div>
          <dt>{text.funding}</dt>
          <dd>{funding ?? text.noFunding}</dd>
        </div>
        <div>
          <dt>{text.contact}</dt>
          <dd>{contact ? <ContactLink contact={contact} /> : text.noContact}</dd>
        </div>
      </dl>
      {name && funding && contact ? null : (
        <p>
          {text.incomplete}{' '}
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
  const kinds = statements.map(({ how, count }) => text.kind(phrases.profile.statementKinds[how], count))
  return (
    <>
      <SideSection id="method" title={text.method}>
        <p>{method}</p>
        <ul className={styles.rules}>
          {text.methodRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          {kinds.length > 0 ? <li>{text.kinds(kinds)}</li> : null}
        </ul>
      </SideSection>
      <SideSection id="reply" title={text.reply}>
        <p>
          {text.replyRule}{' '}
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
