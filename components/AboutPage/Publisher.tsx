import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Election } from '@/guide/fields/published'
import { ContactLink } from '@/components/ContactLink/ContactLink'
import { Phrase } from '@/components/Phrase/Phrase'
import styles from './AboutPage.module.css'
import { SideSection } from './SideSection'

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
