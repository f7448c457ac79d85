/** Server only: reads the colors of tokens.css, for what is drawn and declared outside style sheets. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDevelopment } from '@/lib/env'

/** The two color schemes of the site. */
export type Scheme = 'light' | 'dark'

/** Where every color and size stands, from the project's folder. */
export const tokensFile = join('lib', 'tokens', 'tokens.css')

const known = new Map<Scheme, Readonly<Record<string, string>>>()
const dark = '@media (prefers-color-scheme: dark)'

/**
 * The colors of a scheme by their names without `--color-`, as written in tokens.css.
 * @throws when tokens.css has no rules for the scheme
 */
export function colors(scheme: Scheme): Readonly<Record<string, string>> {
  const before = known.get(scheme)
  // In development the file is read again, so that a change shows after a reload.
  if (before && !isDevelopment()) return before
  const css = readFileSync(join(process.cwd(), tokensFile), 'utf8')
  const [first = '', ...others] = css.split(/(?=@media)/)
  const part = scheme === 'light' ? first : others.find((other) => other.startsWith(dark))
  if (!part) throw new Error(`${tokensFile} has no "${dark}".`)
  const pairs = [...part.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)]
  const found = Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
  known.set(scheme, found)
  return found
}

/**
 * One color, as written in tokens.css.
 * @throws when there is none of that name
 */
export function color(name: string, scheme: Scheme): string {
  const value = colors(scheme)[name]
  if (!value) throw new Error(`${tokensFile} has no --color-${name} for the ${scheme} scheme.`)
  return value
}
