import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Page } from '@/components/page/Page/Page'
import { StanceArticle } from '@/components/candidate/StanceArticle/StanceArticle'
import { buildStancePage } from '@/guide/ask/pages/profile'
import { getRace } from '@/guide/ask/races'
import { findStance } from '@/guide/ask/candidates'
import { getGuide } from '@/guide/read/getGuide'
import { formatList } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { paths, placeholderId } from '@/lib/paths'
import { buildCandidateImage } from '@/guide/ask/pages/openGraphImages'
import { findItem, orPlaceholder, buildPageProps, buildPageMetadata, type RouteProps } from '@/app/metadata'

export const dynamicParams = false

export const generateStaticParams = () =>
  orPlaceholder(
    getGuide().candidates.flatMap((candidate) =>
      candidate.stances.map(({ number }) => ({ id: candidate.id, stance: `stance${number}` })),
    ),
    { id: placeholderId, stance: placeholderId },
  )

export async function generateMetadata({ params }: RouteProps<'id' | 'stance'>): Promise<Metadata> {
  const { candidate, stance } = await loadStance(params)
  const { id, name, candidacies } = candidate
  const races = formatList(candidacies.map(({ race }) => getRace(getGuide(), race).name))
  const positions = formatList(candidacies.map(({ position }) => position))
  const { title, date } = stance
  return buildPageMetadata(paths.stance(id, stance.number), {
    title: phrases.profile.stanceTitle({ title, name, races }),
    description: phrases.profile.stanceDescription({ name, positions, title, hasDate: date !== undefined }),
  })
}

/** `/profile/{id}/stance{n}/`: one stance of a candidate. `n` starts at 1. */
export default async function StancePage({ params }: RouteProps<'id' | 'stance'>) {
  const { candidate, stance } = await loadStance(params)
  return (
    <Page
      {...buildPageProps(
        paths.stance(candidate.id, stance.number),
        buildCandidateImage(getGuide(), candidate),
        candidate.updated,
        candidate.id,
      )}
    >
      <StanceArticle {...buildStancePage(getGuide(), candidate, stance)} />
    </Page>
  )
}

async function loadStance(params: RouteProps<'id' | 'stance'>['params']) {
  const candidate = await findItem(getGuide().candidates, params, 'id')
  return { candidate, stance: findStance(candidate, (await params).stance) ?? notFound() }
}
