import type { ReactNode } from 'react'
import { SiteFooter, type FooterProps } from '@/components/page/SiteFooter/SiteFooter'
import { SiteHeader, type HeaderProps } from '@/components/page/SiteHeader/SiteHeader'
import { openGraphImageSize } from '@/lib/drawing/openGraphImage'
import { ContactLink } from '@/components/parts/ContactLink/ContactLink'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import { languages } from '@/lib/locale/language'
import { formatLanguageName } from '@/lib/locale/languageName'
import { getNativeName } from '@/lib/locale/languages'
import { phrases } from '@/lib/locale/phrases'
import { fileHref, href, paths } from '@/lib/paths'
import styles from '@/components/page/Page/Page.module.css'
import { spaceAfter } from '@/lib/locale/sentences'

interface Props extends HeaderProps, FooterProps {
  /** True until a native speaker has reviewed the pages in their language. */
  readonly needsReview?: boolean
  /** Language of what all candidates said, if none of it is translated. */
  readonly wordsLanguage?: string
  /** `url` is a path if the site's own URL is not configured. */
  readonly openGraphImage: { readonly url: string; readonly alt: string }
  readonly structuredData?: object
  readonly children: ReactNode
}

export function Page({ openGraphImage, structuredData, children, ...props }: Props) {
  return (
    <>
      <meta property="og:image" content={openGraphImage.url} />
      <meta property="og:image:width" content={String(openGraphImageSize.width)} />
      <meta property="og:image:height" content={String(openGraphImageSize.height)} />
      <meta property="og:image:alt" content={openGraphImage.alt} />
      <SiteHeader {...props} />
      <main id="main" tabIndex={-1}>
        {props.needsReview ? <TranslationNotice {...props} /> : null}
        {children}
      </main>
      <SiteFooter {...props} />
      {structuredData ? <StructuredData data={structuredData} /> : null}
    </>
  )
}

function StructuredData({ data }: { readonly data: object }) {
  // Safe: without `<`, no text can close the element early or keep it open.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

type NoticeProps = Pick<Props, 'election' | 'path' | 'correctionsContact' | 'wordsLanguage'>

function TranslationNotice({ election, path = paths.home, correctionsContact, wordsLanguage }: NoticeProps) {
  const contact = correctionsContact ?? election.publisher?.contact
  const { footer, languages: text } = phrases.site
  const [original = ''] = languages
  const parts = {
    suggest: contact ? (
      <ContactLink contact={contact}>{footer.suggest}</ContactLink>
    ) : (
      <a href={href(paths.corrections)}>{footer.suggest}</a>
    ),
    original: (
      <a href={fileHref(path)} lang={original} hrefLang={original}>
        {getNativeName(original)}
      </a>
    ),
  }
  return (
    <p className={styles.notice} data-silent>
      <Phrase text={text.unreviewed} parts={parts} />
      {spaceAfter(text.unreviewed({ suggest: '', original: '' }))}
      {wordsLanguage ? phrases.profile.notTranslated({ language: formatLanguageName(wordsLanguage) }) : null}
    </p>
  )
}
