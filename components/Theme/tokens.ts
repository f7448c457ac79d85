/** Server only: reads the colours of tokens.css, for what is drawn and declared outside style sheets. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The two colour schemes of the site. */
export type Scheme = 'light' | 'dark'

/** Where every colour and size stands, from the project's folder. */
export const tokensFile = join('components', 'Theme', 'tokens.css')

const dark = '@media (prefers-color-scheme: dark)'

/**
 * The colours of a scheme by their names without `--colour-`, as written in tokens.css.
 * @throws when tokens.css has no rules for the scheme
 */
export function colours(scheme: Scheme): Readonly<Record<string, string>> {
  const css = readFileSync(join(process.cwd(), tokensFile), 'utf8')
  const [first = '', ...others] = css.split(/(?=@media)/)
  const found = scheme === 'light' ? first : others.find((part) => part.startsWith(dark))
  if (!found) throw new Error(`${tokensFile} has no "${dark}".`)
  const pairs = [...found.matchAll(/--colour-([a-z-]+):\s*([^;]+);/g)]
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
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
