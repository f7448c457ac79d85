/** The neutral portrait of a candidate without a photograph: the same drawing for everyone but the initials. */

/** Initials of a name: of its first word, and of the surname that lists are sorted by. */
export function initialsOf(name: string, sortName: string): string {
  return [name, sortName].map((part) => [...part.trim()][0]?.toLocaleUpperCase('en') ?? '').join('')
}

/** An SVG picture of 480 by 600: the initials in a ballot oval. */
export function drawPortrait(initials: string): string {
  const text = initials.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="480" height="600">
  <rect width="480" height="600" fill="#eceae4"/>
  <ellipse cx="240" cy="300" rx="186" ry="236" fill="none" stroke="#4c5058" stroke-width="8"/>
  <text x="240" y="300" dy="0.35em" text-anchor="middle" font-family="Georgia, 'Noto Serif', 'Liberation Serif', serif" font-size="168" fill="#1d1f23">${text}</text>
</svg>
`
}
