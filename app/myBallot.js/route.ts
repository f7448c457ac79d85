import { buildMyBallotProps } from '@/app/my-ballot/buildProps'
import Buttons from '@/components/page/Theme/Buttons.module.css'
import InkOval from '@/components/parts/InkOval/InkOval.module.css'
import MyBallot from '@/components/ballot/MyBallot/MyBallot.module.css'
import Ranking from '@/components/ballot/MyBallot/Ranking.module.css'
import { getGuide } from '@/guide/read/getGuide'
import { bundleIsland } from '@/lib/inline-scripts/bundleScript'
import { contentTypes } from '@/lib/server/headers'

export const dynamic = 'force-static'

/** `/myBallot.js`: starts the ballot without the runtime of Next.js. The build moves it to a name with a digest. */
export async function GET() {
  const props = buildMyBallotProps(getGuide())
  const script = await bundleIsland('components/ballot/MyBallot/myBallot.browser.tsx', props, {
    Buttons,
    InkOval,
    MyBallot,
    Ranking,
  })
  return new Response(script, { headers: { 'content-type': contentTypes.js } })
}
