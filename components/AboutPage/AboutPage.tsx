import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Election } from '@/guide/fields/published'
import type { Gaps, RaceOrder, StatementCount } from '@/guide/ask/views/guide'
import { Phrase } from '@/components/Phrase/Phrase'
import styles from './AboutPage.module.css'
import { describeGaps, describeOrder } from './describeGuide'
import { Method, Publisher, SideSection } from './sections'

interface Props {
  readonly election: Election
  readonly updated: string
  readonly statements: readonly StatementCount[]
  readonly orders: readonly RaceOrder[]
  readonly gaps: Gaps
  readonly hasRaceChoice: boolean
  readonly hasPlaceChoice: boolean
  readonly pageViewsEnabled: boolean
}

const text = phrases.about

export function AboutPage({ election, updated, statements, orders, gaps, ...device }: Props) {
  const { publisher = {}, nonpartisan, where } = election
  return (
    <>
      <h1>{text.title}</h1>
      <Publisher publisher={publisher} hasOffices={(where.offices ?? []).length > 0} />
      <Method method={publisher.method} statements={statements} contact={publisher.contact} />
      <SideSection id="order" title={text.order}>
        <ul className={styles.rules}>
          {describeOrder(orders).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>{text.orderRule}</li>
          <li>{text.sameBoxes}</li>
          <li>
            {nonpartisan ? `${text.nonpartisan} ` : null}
            {text.party}
          </li>
          <li>{text.endorsements}</li>
          <li>{text.resultRule}</li>
        </ul>
        <p>
          <a href={href(paths.fairness)}>{text.fairnessLink}</a>
        </p>
      </SideSection>
      <SideSection id="gaps" title={text.gaps.title}>
        <ul className={styles.rules}>
          {describeGaps(gaps).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </SideSection>
      <DeviceStorage {...device} />
      <SideSection id="more" title={text.more}>
        <p>
          <Phrase text={text.updated} parts={{ date: <time dateTime={updated}>{formatDate(updated)}</time> }} />
        </p>
        <p>
          <Phrase
            text={text.corrections}
            parts={{ link: <a href={href(paths.corrections)}>{text.correctionsLink}</a> }}
          />
        </p>
        <p>
          <Phrase text={text.data} parts={{ link: <a href={href(paths.data)}>{text.dataLink}</a> }} />
        </p>
      </SideSection>
    </>
  )
}

interface DeviceProps {
  readonly hasRaceChoice: boolean
  readonly hasPlaceChoice: boolean
  readonly pageViewsEnabled: boolean
}

const device = phrases.about.device

function DeviceStorage({ hasRaceChoice, hasPlaceChoice, pageViewsEnabled }: DeviceProps) {
  return (
    <SideSection id="device" title={device.title}>
      <ul className={styles.rules}>
        <li>{device.nothingAsked}</li>
        {hasRaceChoice ? <li>{device.race}</li> : null}
        {hasPlaceChoice ? <li>{device.place}</li> : null}
        <li>{device.ballot}</li>
        <li>{device.notSent}</li>
        <li>{pageViewsEnabled ? device.pageViews : device.noPageViews}</li>
      </ul>
    </SideSection>
  )
}
