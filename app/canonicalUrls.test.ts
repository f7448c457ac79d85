/** @jest-environment node */
import { aGuide, setGuide } from './testing/mockGuide'
import * as about from './about/page'
import * as fairness from './about/fairness/page'
import * as candidates from './candidates/page'
import * as corrections from './corrections/page'
import * as data from './data/page'
import * as howToVote from './how-to-vote/page'
import * as landing from './page'
import * as profile from './profile/[id]/page'
import * as results from './results/page'
import * as stance from './profile/[id]/[stance]/page'

const params = Promise.resolve({ id: 'ada-byron', stance: 'stance2' })

beforeEach(() => {
  setGuide(aGuide)
  process.env.SITE_URL = 'https://guide.example'
})

afterEach(() => delete process.env.SITE_URL)

it.each([
  ['/', landing],
  ['/candidates/', candidates],
  ['/corrections/', corrections],
  ['/data/', data],
  ['/how-to-vote/', howToVote],
  ['/results/', results],
  ['/about/', about],
  ['/about/fairness/', fairness],
  ['/profile/ada-byron/', profile],
  ['/profile/ada-byron/stance2/', stance],
])('%s is the canonical URL of its page', async (path, { generateMetadata }) => {
  const { alternates, openGraph } = await generateMetadata({ params })
  expect(alternates?.canonical).toBe(`https://guide.example${path}`)
  expect(openGraph?.url).toBe(`https://guide.example${path}`)
})
