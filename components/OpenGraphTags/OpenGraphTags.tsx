import { openGraphImageSize } from '@/lib/drawing/openGraphImage'

interface Props {
  /** URL of the image, or a path if the site's own URL is not configured. */
  readonly url: string
  readonly alt: string
}

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
