import { openGraphImageSize } from '@/lib/drawing/openGraphImage'

interface Props {
  /** Address of the picture: full where the site's own is configured. */
  readonly address: string
  /** What the picture says. */
  readonly alt: string
}

/** Names a page's share picture to the places where links are shared. Renders `<meta>`s, which React moves to the head. */
export function OpenGraphTags({ address, alt }: Props) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(openGraphImageSize.width)} />
      <meta property="og:image:height" content={String(openGraphImageSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}
