import { href, paths } from '@/data/paths'
import styles from './Portrait.module.css'

interface Props {
  /** Name of the picture's file in `img/`. */
  readonly src: string
  /** What the picture shows; empty where the name stands beside it. */
  readonly alt: string
  /** The portrait of the page's own subject is wanted at once; others when they come near. */
  readonly eager?: boolean
}

/** The one frame for every candidate's picture, drawn or photographed. Renders an `<img>` of 4 to 5. */
export function Portrait({ src, alt, eager = false }: Props) {
  return (
    // The export has no image server, so next/image would add script and change nothing.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      className={styles.portrait}
      src={href(paths.portrait(src))}
      alt={alt}
      // Its shape; how large it shows is the style sheet's business, and this before that has come.
      width={160}
      height={200}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
