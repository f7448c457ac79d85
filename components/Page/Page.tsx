import type { ReactNode } from 'react'
import type { Election } from '@/data/types'
import { SiteFooter } from '@/components/SiteFooter/SiteFooter'
import { SiteHeader } from '@/components/SiteHeader/SiteHeader'

interface Props {
  readonly election: Election
  /** When what the page shows last changed, `YYYY-MM-DD`. */
  readonly updated: string
  /** Whether page views are counted. */
  readonly countsPageViews: boolean
  readonly children: ReactNode
}

/** What stands around every page. Renders a `<header>`, the `<main>` that holds the children, and a `<footer>`. */
export function Page({ election, updated, countsPageViews, children }: Props) {
  return (
    <>
      <SiteHeader title={election.title} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter updated={updated} contact={election.contact} countsPageViews={countsPageViews} />
    </>
  )
}
