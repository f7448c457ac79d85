import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import Layout from '@/app/layout'
import { getGuide } from './getGuide'

/** A page with the layout of the site, for a window without scripts. */
export async function buildDocument(page: ReactNode, title: Metadata['title'], styleSheet: string): Promise<ReactNode> {
  return Layout({
    children: (
      <>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{formatTitle(title)}</title>
        {/* Before the style elements of the page, which have the same precedence. */}
        <link rel="stylesheet" href={styleSheet} precedence="next" />
        {page}
      </>
    ),
  })
}

function formatTitle(title: Metadata['title']): string {
  const site = getGuide().election.title
  if (typeof title === 'string') return `${title} – ${site}`
  return title && 'absolute' in title ? title.absolute : site
}
