import { href, paths, photoWidths, type PhotoType } from '@/lib/paths'
import styles from './Portrait.module.css'

interface Props {
  /** Name of the picture's file in `img/`. */
  readonly src: string
  /** What the names of the pictures made of a photograph begin with; left out where the file itself is shown. */
  readonly photo?: string
  /** What the picture shows; empty where the name stands beside it. */
  readonly alt: string
  /** The portrait of the page's own subject is wanted at once; others when they come near. */
  readonly eager?: boolean
}

/** How wide it shows, which browsers ask before they know the styles: `--portrait` on a profile, */
const profileSizes = '(max-width: 30rem) 6rem, (max-width: 65rem) 20vw, 13rem'
/** and in the columns of a list, where those that can wait for the styles find it out by themselves. */
const listSizes = 'auto, (max-width: 28rem) calc(50vw - 1.5rem), 11.5rem'

/** The one frame for every candidate's picture, drawn or photographed. Renders an `<img>` of 4 to 5. */
export function Portrait({ src, photo, alt, eager = false }: Props) {
  const sizes = eager ? profileSizes : listSizes
  const image = {
    className: styles.portrait,
    // Its shape; how large it shows is the style sheet's business, and this before that has come.
    width: 160,
    height: 200,
    loading: eager ? 'eager' : 'lazy',
    decoding: 'async',
  } as const
  // The export has no image server, so next/image would add script and change nothing.
  // oxlint-disable nextjs/no-img-element
  if (photo === undefined) return <img {...image} src={href(paths.portrait(src))} alt={alt} />
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(photo, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(photo, 'webp')} sizes={sizes} />
      <img
        {...image}
        srcSet={srcSet(photo, 'jpg')}
        sizes={sizes}
        src={href(paths.photo(photo, photoWidths[1], 'jpg'))}
        alt={alt}
      />
    </picture>
  )
}

function srcSet(photo: string, type: PhotoType): string {
  return photoWidths.map((width) => `${href(paths.photo(photo, width, type))} ${width}w`).join(', ')
}
