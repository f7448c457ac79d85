import { resolveFocus, type PhotoFocus } from '@/lib/cropArea'
import { phrases } from '@/lib/locale/phrases'
import { fileHref, paths, photoWidths, sharedHref, type PhotoType } from '@/lib/paths'
import styles from './Portrait.module.css'

interface Props {
  /** File name of the image in `img/`. */
  readonly src: string
  /** Prefix of the names of the files in `img/photos/`. If unset, `src` itself is shown. */
  readonly photo?: string
  /** Place of the crop, if `src` itself is shown. */
  readonly photoFocus?: PhotoFocus | undefined
  /** For the alternative text of a photograph. Initials add nothing to the name. */
  readonly name?: string
  /** True for the main portrait of a page, which loads at once. Others load lazily. */
  readonly eager?: boolean
}

// Browsers choose a file before the styles load, so these repeat the widths of the style sheets.
/** `--portrait`, the width on a profile. */
const profileSizes = '(max-width: 40rem) 6rem, (max-width: 66rem) 15vw, 10rem'
/** Width of a column in a list. Browsers that support `auto` measure it for lazy images. */
const listSizes = 'auto, (max-width: 28rem) calc(50vw - 1.5rem), 11.5rem'

export function Portrait({ src, photo, photoFocus, name, eager = false }: Props) {
  const alt = name === undefined || src.endsWith('.svg') ? '' : phrases.profile.portrait({ name })
  const sizes = eager ? profileSizes : listSizes
  const image = {
    className: styles.portrait,
    // Reserves a 4:5 box until the style sheet sets the size.
    width: 160,
    height: 200,
    loading: eager ? undefined : 'lazy',
  } as const
  // A static export has no image server, so next/image would only add script.
  if (photo === undefined)
    return (
      <>
        <CropStyle src={src} photoFocus={photoFocus} />
        <img {...image} src={fileHref(paths.portrait(src))} alt={alt} />
      </>
    )
  if (src.endsWith('.svg')) return <img {...image} src={sharedHref(paths.drawing(photo))} alt={alt} />
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(photo, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(photo, 'webp')} sizes={sizes} />
      <img
        {...image}
        srcSet={srcSet(photo, 'jpg')}
        sizes={sizes}
        src={sharedHref(paths.photo(photo, photoWidths[1], 'jpg'))}
        alt={alt}
      />
    </picture>
  )
}

/** Crops a photograph in development as the build does. No finished page has it. */
function CropStyle({ src, photoFocus }: Pick<Props, 'src' | 'photoFocus'>) {
  if (src.endsWith('.svg')) return null
  const { horizontal, vertical } = resolveFocus(photoFocus)
  return (
    <style href={`crop-${src}`} precedence="default">
      {`img[src="${fileHref(paths.portrait(src))}"]{object-position:${horizontal}% ${vertical}%}`}
    </style>
  )
}

function srcSet(photo: string, type: PhotoType): string {
  return photoWidths.map((width) => `${sharedHref(paths.photo(photo, width, type))} ${width}w`).join(', ')
}
