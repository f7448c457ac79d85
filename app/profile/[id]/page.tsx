import type { Metadata } from 'next'
import { Page } from '@/components/page/Page/Page'
import { Profile } from '@/components/candidate/Profile/Profile'
import { buildProfile } from '@/guide/ask/pages/profile'
import { getRace } from '@/guide/ask/races'
import { getGuide } from '@/guide/read/getGuide'
import { describePerson } from '@/guide/open/structuredData'
import { formatList } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { buildCandidateImage } from '@/guide/ask/pages/openGraphImages'
import {
  buildPageProps,
  buildPageMetadata,
  findItem,
  listParams,
  toAbsoluteFileUrl,
  toAbsoluteUrl,
  type RouteProps,
} from '@/app/metadata'

export const dynamicParams = false

export const generateStaticParams = () => listParams('id', getGuide().candidates)

export async function generateMetadata({ params }: RouteProps<'id'>): Promise<Metadata> {
  const candidate = await findItem(getGuide().candidates, params, 'id')
  const { id, name, candidacies, stances, experience } = candidate
  const races = formatList(candidacies.map(({ race }) => getRace(getGuide(), race).name))
  const positions = formatList(candidacies.map(({ position }) => position))
  return buildPageMetadata(paths.profile(id), {
    title: phrases.profile.title({ name, races }),
    description: phrases.profile.description({
      name,
      positions,
      hasStances: stances.length > 0,
      hasExperience: experience !== undefined,
    }),
  })
}

export default async function ProfilePage({ params }: RouteProps<'id'>) {
  const candidate = await findItem(getGuide().candidates, params, 'id')
  const guide = getGuide()
  return (
    <Page
      {...buildPageProps(
        paths.profile(candidate.id),
        buildCandidateImage(guide, candidate),
        candidate.updated,
        candidate.id,
      )}
      structuredData={describePerson(candidate, toAbsoluteUrl, toAbsoluteFileUrl)}
    >
      <Profile {...buildProfile(guide, candidate)} />
    </Page>
  )
}
