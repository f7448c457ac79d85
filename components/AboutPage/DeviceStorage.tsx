import { phrases } from '@/lib/locale/phrases'
import { SideSection } from './SideSection'
import styles from './AboutPage.module.css'

interface Props {
  readonly hasRaceChoice: boolean
  readonly hasPlaceChoice: boolean
  readonly pageViewsEnabled: boolean
}

const text = phrases.about.device

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
