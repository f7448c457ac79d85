/** Content of the image that other sites show next to a link (`og:image`). */
export interface OpenGraphImage {
  readonly path: string
  /** True if it begins at the right, in a language that runs from right to left. */
  readonly isMirrored: boolean
  readonly siteTitle: string
  /** A candidate's name, or the subject of the page. */
  readonly heading: string
  /** Two lines below the heading, such as the race and the date. */
  readonly details: readonly [string, string]
}

/** Size of every Open Graph image, in pixels. */
export const openGraphImageSize = { width: 1200, height: 630 } as const
