import type { MetadataRoute } from 'next'
import { getColor } from '@/lib/tokens/tokens'
import type { Guide } from '@/guide/fields/published'
import { language } from '@/lib/locale/language'
import { untagText } from '@/lib/locale/taggedText'
import { href, icons, paths, sharedHref } from '@/lib/paths'

export function buildManifest({ election: { title, name } }: Guide): MetadataRoute.Manifest {
  return {
    name: untagText(title),
    description: untagText(name),
    lang: language,
    start_url: href(paths.home),
    scope: href(paths.home),
    display: 'minimal-ui',
    background_color: getColor('page', 'light'),
    theme_color: getColor('page', 'light'),
    icons: [
      { src: sharedHref(paths.icon), sizes: 'any', type: 'image/svg+xml' },
      ...icons.flatMap(({ path, size, purpose }) =>
        purpose === 'apple' ? [] : [{ src: sharedHref(path), sizes: `${size}x${size}`, type: 'image/png', purpose }],
      ),
    ],
  }
}
