import { phrases } from '@/lib/locale/phrases'
import type { StatementCount } from '@/guide/ask/views/guide'
import { ContactLink } from '@/components/ContactLink/ContactLink'
import { Phrase } from '@/components/Phrase/Phrase'
import styles from './AboutPage.module.css'
import { SideSection } from './SideSection'

interface Props {
  /** The editors' own words. By default, the rule of the guide. */
  readonly method?: string
  readonly statements: readonly StatementCount[]
  readonly contact?: string
}

const text = phrases.about

/** The rules for choosing and summarizing statements, and for replies of candidates. */
export function Method({ method = text.defaultMethod, statements, contact }: Props) {
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
