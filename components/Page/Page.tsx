import type { ComponentProps, ReactNode } from 'react'
import type { Election } from '@/data/schema/published'
import { OpenGraphTags } from '@/components/OpenGraphTags/OpenGraphTags'
import { SiteFooter } from '@/components/SiteFooter/SiteFooter'
import { SiteHeader } from '@/components/SiteHeader/SiteHeader'

interface Props {
  readonly election: Election
  /** When what the page shows last changed, `YYYY-MM-DD`. */
  readonly updated: string
  /** Whether page views are counted. */
  readonly countsPageViews: boolean
  /** Stands beside shared links to the page. */
  readonly picture: ComponentProps<typeof OpenGraphTags>
  readonly children: ReactNode
}

/** What stands around every page. Renders a `<header>`, the `<main>` that holds the children, and a `<footer>`. */
export function Page({ election, updated, countsPageViews, picture, children }: Props) {
  return (
    <>
      <OpenGraphTags {...picture} />
      <SiteHeader title={election.title} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter updated={updated} contact={election.contact} countsPageViews={countsPageViews} />
    </>
  )
}
