import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Page } from '@/components/Page/Page'
import { StanceArticle } from '@/components/StanceArticle/StanceArticle'
import { candidateById, adjacentItems, raceOf, stanceByName } from '@/data/guide'
import { getGuide } from '@/data/load/getGuide'
import { paths } from '@/lib/paths'
import { candidateImage } from '@/data/openGraphImages'
import { pageFrame, pageMetadata } from '@/app/metadata'

interface Props {
  readonly params: Promise<{ readonly id: string; readonly stance: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  const addresses = getGuide().candidates.flatMap(({ id, stances }) =>
    stances.map(({ number }) => ({ id, stance: `stance${number}` })),
  )
  // Next.js refuses an empty list. A guide without a stance yet gets one page, not found, which scripts/build.ts
  // takes away.
  return addresses.length > 0 ? addresses : [{ id: '_none', stance: '_none' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { candidate, stance } = await find(params)
  const { id, name, position } = candidate
  return {
    title: `${stance.title} – ${name}, ${raceOf(getGuide(), candidate).name}`,
    ...pageMetadata(
      paths.stance(id, stance.number),
      `Where ${name}, ${position}, stands: ${stance.title}. With the year and the sources.`,
    ),
  }
}

/** `/profile/{id}/stance{n}/`: one stance of a candidate, counted from 1. */
export default async function StancePage({ params }: Props) {
  const { candidate, stance } = await find(params)
  return (
    <Page {...pageFrame(candidate.updated, candidateImage(getGuide(), candidate))}>
      <StanceArticle
        candidate={candidate}
        stance={stance}
        electionDate={getGuide().election.date}
        {...adjacentItems(candidate.stances, stance)}
      />
    </Page>
  )
}

async function find(params: Props['params']) {
  const { id, stance: name } = await params
  const candidate = candidateById(getGuide(), id) ?? notFound()
  return { candidate, stance: stanceByName(candidate, name) ?? notFound() }
}
