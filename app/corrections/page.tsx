import type { Metadata } from 'next'
import { Corrections } from '@/components/Corrections/Corrections'
import { Page } from '@/components/Page/Page'
import { lastUpdated } from '@/data/guide'
import { guide } from '@/data/load'
import { paths } from '@/data/paths'
import { correctionsPicture } from '@/data/sharePictures'
import { pageFrame, pageMetadata } from '@/data/site'

export function generateMetadata(): Metadata {
  return {
    title: 'Corrections',
    ...pageMetadata(paths.corrections, 'How this guide is corrected, and what has been corrected so far.'),
  }
}

/** `/corrections/`: how the guide is corrected, and what has been. */
export default function CorrectionsPage() {
  const { election, candidates } = guide()
  return (
    <Page {...pageFrame(lastUpdated(guide()), correctionsPicture(guide()))}>
      <Corrections
        corrections={election.corrections}
        contact={election.contact}
        names={new Map(candidates.map(({ id, name }) => [id, name]))}
      />
    </Page>
  )
}
