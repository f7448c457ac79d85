import { phrases } from '@/lib/locale/phrases'
import type { Election } from '@/data/schema/published'
import { ContactLink } from '@/components/ContactLink/ContactLink'
import styles from './AboutPage.module.css'
import { SideSection } from './SideSection'

interface Props {
  readonly publisher: NonNullable<Election['publisher']>
}

const text = phrases.about

/** Publisher, funding and contact of the guide. States which of them are not named. Renders a `<section>`. */
export function Publisher({ publisher: { name, url, funding, contact } }: Props) {
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
    </SideSection>
  )
}
