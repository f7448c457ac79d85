import { phrases } from '@/lib/locale/phrases'
import { SideSection } from './SideSection'
import styles from './AboutPage.module.css'

interface Props {
  /** True if readers can choose a race on the list. */
  readonly hasRaceChoice: boolean
  /** True if readers can choose the place where they vote. */
  readonly hasPlaceChoice: boolean
  readonly pageViewsEnabled: boolean
}

const text = phrases.about.device

/** Data that the site stores on the reader's device, and page views that it counts. Renders a `<section>`. */
export function DeviceStorage({ hasRaceChoice, hasPlaceChoice, pageViewsEnabled }: Props) {
  return (
    <SideSection id="device" title={text.title}>
      <ul className={styles.rules}>
        <li>{text.nothingAsked}</li>
        {hasRaceChoice ? <li>{text.race}</li> : null}
        {hasPlaceChoice ? <li>{text.place}</li> : null}
        <li>{text.ballot}</li>
        <li>{text.notSent}</li>
        <li>{pageViewsEnabled ? text.pageViews : text.noPageViews}</li>
      </ul>
    </SideSection>
  )
}
