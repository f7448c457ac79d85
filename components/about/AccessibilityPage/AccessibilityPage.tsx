import { offices, Rules, SideSection } from '@/components/about/AboutPage/AboutPage'
import { ContactLink } from '@/components/parts/ContactLink/ContactLink'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'

interface Props {
  /** Email address or URL. */
  readonly contact?: string
  readonly hasOffices: boolean
}

/**
 * The day on which a developer last went through the criteria of WCAG 2.2 for each type of page. Change it, and the lists
 * of this page, only after doing that again.
 */
const lastReview = '2026-11-24'

const text = phrases.accessibility

/** The browser tests in `e2e/` are the evidence for each sentence about tests. */
export function AccessibilityPage({ contact, hasOffices }: Props) {
  return (
    <>
      <h1>{text.title}</h1>
      <p data-lead>{text.lead}</p>
      <p>{text.noClaim}</p>
      <SideSection id="tested" title={text.tested}>
        <Rules items={text.tests} />
      </SideSection>
      <SideSection id="how" title={text.how}>
        <p>{text.howText}</p>
        <p>
          <Phrase text={text.reviewed} parts={{ date: <time dateTime={lastReview}>{formatDate(lastReview)}</time> }} />
        </p>
      </SideSection>
      <SideSection id="untested" title={text.untested}>
        <Rules items={text.untestedItems} />
      </SideSection>
      <SideSection id="limits" title={text.limits}>
        <Rules items={text.limitItems} />
      </SideSection>
      <SideSection id="report" title={text.report}>
        <p>
          {contact ? (
            <Phrase text={text.tell} parts={{ contact: <ContactLink contact={contact} /> }} />
          ) : (
            phrases.about.noContact
          )}
        </p>
        {hasOffices ? <p>{offices}</p> : null}
      </SideSection>
    </>
  )
}
