import type { MetadataRoute } from 'next'
import { getColor } from '@/lib/tokens/tokens'
import { getGuide } from '@/guide/read/getGuide'
import { language } from '@/lib/locale/language'
import { fileHref, href, icons, paths } from '@/lib/paths'

export const dynamic = 'force-static'

/** `/manifest.webmanifest`: name, icons and colors of the guide on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { title, name } = getGuide().election
  return {
    name: title,
    description: name,
    lang: language,
    start_url: href(paths.home),
    scope: href(paths.home),
    display: 'minimal-ui',
    background_color: getColor('page', 'light'),
    theme_color: getColor('page', 'light'),
    icons: [
      { src: fileHref(paths.icon), sizes: 'any', type: 'image/svg+xml' },
      ...icons.flatMap(({ path, size, purpose }) =>
        purpose === 'apple' ? [] : [{ src: fileHref(path), sizes: `${size}x${size}`, type: 'image/png', purpose }],
      ),
    ],
  }
}
