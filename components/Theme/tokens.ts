/** Server only: reads the colours of tokens.css, for what is drawn and declared outside style sheets. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The two colour schemes of the site. */
export type Scheme = 'light' | 'dark'

/** Where every colour and size stands, from the project's folder. */
export const tokensFile = join('components', 'Theme', 'tokens.css')

const known = new Map<Scheme, Readonly<Record<string, string>>>()
const dark = '@media (prefers-color-scheme: dark)'

/**
 * The colours of a scheme by their names without `--colour-`, as written in tokens.css.
 * @throws when tokens.css has no rules for the scheme
 */
export function colours(scheme: Scheme): Readonly<Record<string, string>> {
  const before = known.get(scheme)
  // In development the file is read again, so that a change shows after a reload.
  if (before && process.env.NODE_ENV !== 'development') return before
  const css = readFileSync(join(process.cwd(), tokensFile), 'utf8')
  const [first = '', ...others] = css.split(/(?=@media)/)
  const part = scheme === 'light' ? first : others.find((other) => other.startsWith(dark))
  if (!part) throw new Error(`${tokensFile} has no "${dark}".`)
  const pairs = [...part.matchAll(/--colour-([a-z-]+):\s*([^;]+);/g)]
  const found = Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
  known.set(scheme, found)
  return found
}

/**
 * One colour, as written in tokens.css.
 * @throws when there is none of that name
 */
export function colour(name: string, scheme: Scheme): string {
  const value = colours(scheme)[name]
  if (!value) throw new Error(`${tokensFile} has no --colour-${name} for the ${scheme} scheme.`)
  return value
}
