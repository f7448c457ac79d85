import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths, siteHref } from '@/lib/paths'
import type { Election } from '@/guide/fields/published'
import type { AboutContent } from '@/guide/ask/pages/about'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import { describeGaps, describeOrder, describeResearch } from './describeGuide'
import { formatList } from '@/lib/locale/lists'
import { ContactLink } from '@/components/parts/ContactLink/ContactLink'
import { FactRow } from '@/components/parts/FactList/FactList'
import styles from './AboutPage.module.css'
import type { ReactNode } from 'react'
import { spaceAfter } from '@/lib/locale/sentences'

interface Props extends AboutContent {
  readonly pageViewsEnabled: boolean
}

const text = phrases.about
const { device } = text
const links = [
  [text.corrections, paths.corrections, text.correctionsLink],
  [text.data, paths.data, text.dataLink],
  [text.accessibility, paths.accessibility, text.accessibilityLink],
] as const

export const offices = (
  <Phrase text={text.offices} parts={{ link: <a href={href(paths.howToVote)}>{text.officesLink}</a> }} />
)

export function AboutPage(props: Props) {
  const { election, updated, statements, orders, gaps } = props
  const { publisher = {}, research = {}, nonpartisan, where } = election
  return (
    <>
      <h1>{text.title}</h1>
      <Publisher publisher={publisher} hasOffices={(where.offices ?? []).length > 0} />
      <SideSection id="research" title={text.research.title}>
        <Rules items={describeResearch(research)} />
      </SideSection>
      {gaps.hasStatements || publisher.method ? <Method publisher={publisher} statements={statements} /> : null}
      <SideSection id="order" title={text.order}>
        <Rules
          items={[
            ...describeOrder(orders),
            text.orderRule,
            text.sameBoxes,
            nonpartisan ? `${text.nonpartisan} ${text.party}` : text.party,
            text.endorsements,
            text.noScore,
            text.resultRule,
          ]}
        />
        <p>
          <a href={href(paths.fairness)}>{text.fairnessLink}</a>
        </p>
      </SideSection>
      <SideSection id="gaps" title={text.gaps.title}>
        <Rules items={describeGaps(gaps, research)} />
      </SideSection>
      <SideSection id="device" title={device.title}>
        <Rules
          items={[
            device.nothingAsked,
            props.hasRaceChoice && device.race,
            props.hasPlaceChoice && device.place,
            props.hasAddressLookup && device.address,
            device.ballot,
            device.notSent,
            props.pageViewsEnabled ? phrases.site.footer.pageViews : device.noPageViews,
          ]}
        />
      </SideSection>
      <SideSection id="more" title={text.more}>
        <p>
          <Phrase text={text.updated} parts={{ date: <time dateTime={updated}>{formatDate(updated)}</time> }} />
        </p>
        {links.map(([sentence, path, label]) => (
          <p key={path}>
            <Phrase text={sentence} parts={{ link: <a href={href(path)}>{label}</a> }} />
          </p>
        ))}
        {props.hasOtherElections ? (
          <p>
            {phrases.elections.introduction} <a href={siteHref(paths.elections)}>{phrases.elections.title}</a>
          </p>
        ) : null}
      </SideSection>
    </>
  )
}

interface PublisherProps {
  readonly publisher: NonNullable<Election['publisher']>
  /** True if the voting facts name an office that answers questions. */
  readonly hasOffices: boolean
}

/** Publisher, funding and contact of the guide. States which of them are not named, and what readers can do instead. */
export function Publisher({ publisher: { name, url, funding, contact }, hasOffices }: PublisherProps) {
  return (
    <SideSection id="publisher" title={text.publisher}>
      <dl className={styles.rows}>
        <FactRow label={text.name}>
          {url ? <ContactLink contact={url}>{name}</ContactLink> : (name ?? text.noName)}
        </FactRow>
        <FactRow label={text.funding}>{funding ?? text.noFunding}</FactRow>
        <FactRow label={text.contact}>{contact ? <ContactLink contact={contact} /> : text.noContact}</FactRow>
      </dl>
      {name && funding && contact ? null : (
        <p>
          {text.incomplete}
          {spaceAfter(text.incomplete)}
          {hasOffices ? offices : null}
        </p>
      )}
    </SideSection>
  )
}

interface MethodProps extends Pick<Props, 'statements'>, Pick<PublisherProps, 'publisher'> {}

/** Rules for choosing statements, in the editors' words or those of the guide, and for replies of candidates. */
function Method({ publisher: { method = text.defaultMethod, contact }, statements }: MethodProps) {
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
