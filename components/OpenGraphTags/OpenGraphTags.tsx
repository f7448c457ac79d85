import { openGraphImageSize } from '@/lib/drawing/openGraphImage'

interface Props {
  /** URL of the image, or a path if the site's own URL is not configured. */
  readonly url: string
  /** Text of the image. */
  readonly alt: string
}

/** Open Graph tags for a page's share image. Renders `<meta>` elements, which React moves to the head. */
export function OpenGraphTags({ url, alt }: Props) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(openGraphImageSize.width)} />
      <meta property="og:image:height" content={String(openGraphImageSize.height)} />
      <meta property="og:image:alt" content={alt} />
    </>
  )
}
