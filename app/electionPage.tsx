import type { ReactNode } from 'react'
import { Page } from '@/components/page/Page/Page'
import { buildElectionImage } from '@/guide/ask/pages/openGraphImages'
import { getGuide } from '@/guide/read/getGuide'
import { buildPageProps } from './metadata'

interface Props {
  /** Address of the page without the slashes at its ends. */
  readonly page: Parameters<typeof buildElectionImage>[1]
  readonly children: ReactNode
}

/** A page about the whole election, which changes whenever the guide does. */
export function ElectionPage({ page, children }: Props) {
  return <Page {...buildPageProps(`/${page}/`, buildElectionImage(getGuide(), page))}>{children}</Page>
}
