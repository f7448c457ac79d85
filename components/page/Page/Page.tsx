import type { ReactNode } from 'react'
import type { Election, GuideSite } from '@/guide/fields/published'
import { SiteFooter } from '@/components/page/SiteFooter/SiteFooter'
import { SiteHeader } from '@/components/page/SiteHeader/SiteHeader'
import { TranslationNotice } from '@/components/page/TranslationNotice/TranslationNotice'
import { openGraphImageSize } from '@/lib/drawing/openGraphImage'

interface Props {
  readonly election: Election
  /** Omitted for an election that is alone on its site. */
  readonly site?: GuideSite
  readonly comparisonPath?: string
  /** Path of the page without the base path and the language. Omitted for a page without an address of its own. */
  readonly path?: string
  /** Date of the last change to the page's content, `YYYY-MM-DD`. */
  readonly updated: string
  readonly pageViewsEnabled: boolean
  /** Email address or URL for corrections of the page, if it is not the contact. */
  readonly correctionsContact?: string
  /** True until a native speaker has reviewed the pages in their language. */
  readonly needsReview?: boolean
  /** Language of what all candidates said, if none of it is translated. */
  readonly wordsLanguage?: string
  /** `url` is a path if the site's own URL is not configured. */
  readonly openGraphImage: { readonly url: string; readonly alt: string }
  readonly structuredData?: object
  readonly children: ReactNode
}

export function Page({
  election,
  site,
  comparisonPath,
  path,
  updated,
  pageViewsEnabled,
  correctionsContact,
  needsReview,
  wordsLanguage,
  openGraphImage,
  structuredData,
  children,
}: Props) {
  return (
    <>
      <meta property="og:image" content={openGraphImage.url} />
      <meta property="og:image:width" content={String(openGraphImageSize.width)} />
      <meta property="og:image:height" content={String(openGraphImageSize.height)} />
      <meta property="og:image:alt" content={openGraphImage.alt} />
      <SiteHeader
        title={election.title}
        path={path}
        isOver={election.results !== undefined}
        archivedDate={site?.isArchived ? election.date : undefined}
        comparisonPath={comparisonPath}
      />
      <main id="main" tabIndex={-1}>
        {needsReview ? (
          <TranslationNotice
            path={path}
            contact={correctionsContact ?? election.publisher?.contact}
            wordsLanguage={wordsLanguage}
          />
        ) : null}
        {children}
      </main>
      <SiteFooter
        path={path}
        updated={updated}
        contact={election.publisher?.contact}
        correctionsContact={correctionsContact}
        pageViewsEnabled={pageViewsEnabled}
        hasOtherElections={site !== undefined}
      />
      {structuredData ? <StructuredData data={structuredData} /> : null}
    </>
  )
}

export function StructuredData({ data }: { readonly data: object }) {
  // Safe: without `<`, no text can close the element early or keep it open.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
