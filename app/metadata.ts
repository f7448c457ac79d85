/** What every page says of itself and of the site around it. */
import type { Metadata } from 'next'
import { getGuide } from '@/data/load/getGuide'
import { readEnv } from '@/lib/env'
import { href } from '@/lib/paths'
import type { OpenGraphImage } from '@/lib/drawing/openGraphImage'

/** What every page hands to its frame. `updated` is when what it shows last changed, `YYYY-MM-DD`. */
export function pageFrame(updated: string, { path, siteTitle, heading, details }: OpenGraphImage) {
  return {
    election: getGuide().election,
    updated,
    countsPageViews: readEnv().gaId !== undefined,
    picture: { address: publicAddress(path), alt: [heading, ...details, siteTitle].join(', ') },
  }
}

/** A page's description and, when the site's address is configured, its canonical address. */
export function pageMetadata(path: string, description: string): Metadata {
  const address = siteAddress(path)
  return { description, alternates: { canonical: address }, openGraph: { ...openGraph(), url: address } }
}

/** What a shared link to any page says. Next.js adds the page's own title and description. */
export function openGraph() {
  return { type: 'website', siteName: getGuide().election.title, locale: 'en_US' } as const
}

/** The full address of a path where the site's address is configured, else the path from the host's root. */
export function publicAddress(path: string): string {
  return siteAddress(path) ?? href(path, readEnv().basePath)
}

/** The full address of a path; `undefined` when the site's address is not configured. */
export function siteAddress(path: string): string | undefined {
  const { siteUrl, basePath } = readEnv()
  return siteUrl && siteUrl + href(path, basePath)
}
