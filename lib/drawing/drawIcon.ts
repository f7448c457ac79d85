/** Server only: draws the site's icon, a filled ballot oval on paper. */
import { getColor } from '@/lib/tokens/tokens'

/**
 * Draws the icon as a 64 by 64 SVG.
 * @param margin space on each side of the oval, as a fraction of the width. Systems that crop icons need more of it.
 */
export function drawIcon(margin = 0.1): string {
  const rx = 32 * (1 - 2 * margin)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="${getColor('page', 'light')}"/><ellipse cx="32" cy="32" rx="${rx}" ry="${rx * 0.6}" fill="${getColor('accent', 'light')}"/></svg>
`
}
