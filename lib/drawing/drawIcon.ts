/** Server only: the site's mark, a filled ballot oval on paper. */
import { color } from '@/lib/tokens/tokens'

/**
 * An SVG picture, square, of 64 by 64.
 * @param margin room around the oval, in a part of the width: systems that cut icons to a shape need more
 */
export function drawIcon(margin = 0.1): string {
  const rx = 32 * (1 - 2 * margin)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="${color('page', 'light')}"/><ellipse cx="32" cy="32" rx="${rx}" ry="${rx * 0.6}" fill="${color('accent', 'light')}"/></svg>
`
}
