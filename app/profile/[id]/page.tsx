import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Page } from '@/components/Page/Page'
import { Profile } from '@/components/Profile/Profile'
import { candidateById, candidatesOf, neighbours, raceOf, sourcesOf } from '@/data/guide'
import { guide } from '@/data/load'
import { paths } from '@/data/paths'
import { candidatePicture } from '@/data/sharePictures'
import { pageFrame, pageMetadata } from '@/data/site'

interface Props {
  readonly params: Promise<{ readonly id: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return guide().candidates.map(({ id }) => ({ id }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const candidate = await find(params)
  const { name, position } = candidate
  return {
    title: `${name}, ${raceOf(guide(), candidate).name}`,
    ...pageMetadata(
      paths.profile(candidate.id),
      `${name}, ${position}: key stances and experience, each with its sources.`,
    ),
  }
}

/** `/profile/{id}/`: one candidate. */
export default async function ProfilePage({ params }: Props) {
  const candidate = await find(params)
  const race = raceOf(guide(), candidate)
  return (
    <Page {...pageFrame(candidate.updated, candidatePicture(guide(), candidate))}>
      <Profile
        candidate={candidate}
        race={race}
        electionDate={guide().election.date}
        sources={sourcesOf(candidate)}
        {...neighbours(candidatesOf(guide(), race.id), candidate)}
      />
    </Page>
  )
}

async function find(params: Props['params']) {
  return candidateById(guide(), (await params).id) ?? notFound()
}
