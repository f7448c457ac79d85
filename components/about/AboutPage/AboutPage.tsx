import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths, siteHref } from '@/lib/paths'
import type { Election } from '@/guide/fields/published'
import type { RaceOrder } from '@/guide/ask/pages/fairness'
import type { Gaps, StatementCount } from '@/guide/ask/pages/about'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import { describeGaps, describeOrder, describeResearch } from './describeGuide'
import { Method, Publisher, Rules, SideSection } from './sections'

interface Props {
  readonly election: Election
  readonly updated: string
  readonly statements: readonly StatementCount[]
  readonly orders: readonly RaceOrder[]
  readonly gaps: Gaps
  readonly hasRaceChoice: boolean
  readonly hasPlaceChoice: boolean
  readonly hasAddressLookup?: boolean
  readonly pageViewsEnabled: boolean
  readonly hasOtherElections?: boolean
}

const text = phrases.about
const { device } = text
const links = [
  [text.corrections, paths.corrections, text.correctionsLink],
  [text.data, paths.data, text.dataLink],
  [text.accessibility, paths.accessibility, text.accessibilityLink],
] as const

export function AboutPage(props: Props) {
  const {
    election,
    updated,
    statements,
    orders,
    gaps,
    hasRaceChoice,
    hasPlaceChoice,
    hasAddressLookup,
    pageViewsEnabled,
    hasOtherElections,
  } = props
  const { publisher = {}, research = {}, nonpartisan, where } = election
  return (
    <>
      <h1>{text.title}</h1>
      <Publisher publisher={publisher} hasOffices={(where.offices ?? []).length > 0} />
      <SideSection id="research" title={text.research.title}>
        <Rules items={describeResearch(research)} />
      </SideSection>
      {gaps.hasStatements || publisher.method ? (
        <Method method={publisher.method} statements={statements} contact={publisher.contact} />
      ) : null}
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
            hasRaceChoice && device.race,
            hasPlaceChoice && device.place,
            hasAddressLookup === true && device.address,
            device.ballot,
            device.notSent,
            pageViewsEnabled ? phrases.site.footer.pageViews : device.noPageViews,
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
        {hasOtherElections ? (
          <p>
            {phrases.elections.introduction} <a href={siteHref(paths.elections)}>{phrases.elections.title}</a>
          </p>
        ) : null}
      </SideSection>
    </>
  )
}
