/** Server only: draws the site's icon, and the placeholder portrait of a candidate without a photograph. */
import { language } from '@/lib/locale/language'
import { getColor, type Scheme } from '@/lib/tokens/tokens'

/** Escapes text for markup of Pango or SVG. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/**
 * Draws the icon, a ballot oval, as a 64 by 64 SVG. The margin on each side is a fraction of the width. Systems that
 * crop icons need a larger one.
 */
export function drawIcon(margin = 0.1): string {
  const rx = 32 * (1 - 2 * margin)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="${getColor('page', 'light')}"/><ellipse cx="32" cy="32" rx="${rx}" ry="${rx * 0.6}" fill="${getColor('accent', 'light')}"/></svg>
`
}

const width = 960
const height = 1200
/** Distance of the initials from the left and the bottom. */
const margin = 110

/** Initials of a name: of its first word, and of the surname that lists are sorted by. */
export function getInitials(name: string, sortName: string): string {
  return [name, sortName]
    .map((part) => [...part.trim().normalize('NFC')][0]?.toLocaleUpperCase(language) ?? '')
    .join('')
}

/**
 * Draws a 960 by 1200 SVG with a light and a dark scheme: the first initial in gray and the surname's in bold, as lists
 * print names, in the font of the reader's headings. Kept small: a list shows many.
 */
export function drawPortrait(initials: string): string {
  const [given = '', ...surname] = initials
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>text{font:700 340px serif}tspan{font-weight:400}@supports(font:-apple-system-body){text{font-family:Charter,serif}}${buildStyleRules('light')}@media(prefers-color-scheme:dark){${buildStyleRules('dark')}}</style><rect width="${width}" height="${height}"/><text x="${margin}" y="${height - margin}"><tspan>${escapeMarkup(given)}</tspan>${escapeMarkup(surname.join(''))}</text></svg>
`
}

function buildStyleRules(scheme: Scheme): string {
  const color = (name: string) => getColor(name, scheme)
  return `svg{fill:${color('ink')}}rect{fill:${color('wash')}}tspan{fill:${color('quiet')}}`
}
