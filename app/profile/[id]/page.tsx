import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Page } from '@/components/Page/Page'
import { Profile } from '@/components/Profile/Profile'
import { candidateById, candidatesOf, adjacentItems, raceOf, sourcesOf } from '@/data/guide'
import { getGuide } from '@/data/load/getGuide'
import { paths } from '@/lib/paths'
import { candidateImage } from '@/data/openGraphImages'
import { buildPageProps, buildPageMetadata } from '@/app/metadata'

interface Props {
  readonly params: Promise<{ readonly id: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return getGuide().candidates.map(({ id }) => ({ id }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const candidate = await findCandidate(params)
  const { name, position } = candidate
  return {
    title: `${name}, ${raceOf(getGuide(), candidate).name}`,
    ...buildPageMetadata(
      paths.profile(candidate.id),
      `${name}, ${position}: key stances and experience, each with its sources.`,
    ),
  }
}

/** `/profile/{id}/`: a candidate's profile. */
export default async function ProfilePage({ params }: Props) {
  const candidate = await findCandidate(params)
  const race = raceOf(getGuide(), candidate)
  return (
    <Page {...buildPageProps(candidate.updated, candidateImage(getGuide(), candidate))}>
      <Profile
        candidate={candidate}
        race={race}
        electionDate={getGuide().election.date}
        sources={sourcesOf(candidate)}
        {...adjacentItems(candidatesOf(getGuide(), race.id), candidate, ({ id }) => id)}
      />
    </Page>
  )
}

async function findCandidate(params: Props['params']) {
  return candidateById(getGuide(), (await params).id) ?? notFound()
}
