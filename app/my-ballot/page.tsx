import { ChosenArea } from '@/app/chosenArea'
import { buildPageMetadata } from '@/app/metadata'
import { MyBallotPage } from '@/components/ballot/MyBallot/MyBallotPage'
import { ElectionPage } from '@/app/electionPage'
import { KeepControl } from '@/app/keepControl'
import { describeBallotOrder } from '@/guide/ask/pages/ballot'
import { getGuide } from '@/guide/read/getGuide'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { buildMyBallotProps } from './buildProps'

export const generateMetadata = () => buildPageMetadata(paths.myBallot, phrases.myBallot)

export default function MyBallot() {
  const guide = getGuide()
  return (
    <ElectionPage page="my-ballot">
      <MyBallotPage
        ballot={buildMyBallotProps(guide)}
        election={guide.election}
        order={describeBallotOrder(guide)}
        areaPicker={<ChosenArea guide={guide} />}
      />
      <KeepControl />
    </ElectionPage>
  )
}
