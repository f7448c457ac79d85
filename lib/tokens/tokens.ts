/** Server only: reads the colors in tokens.css, for drawings and metadata. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDevelopment } from '@/lib/env'

export type Scheme = 'light' | 'dark'

/** Path from the project's root. */
export const tokensFile = join('lib', 'tokens', 'tokens.css')

const cache = new Map<Scheme, Readonly<Record<string, string>>>()
const darkQuery = '@media (prefers-color-scheme: dark)'

/** The colors of a scheme in tokens.css, by name without `--color-`. */
export function getColors(scheme: Scheme): Readonly<Record<string, string>> {
  const cached = cache.get(scheme)
  // In development, a change must show after a reload.
  if (cached && !isDevelopment()) return cached
  const css = readFileSync(join(process.cwd(), tokensFile), 'utf8')
  const [base = '', ...mediaRules] = css.split(/(?=@media)/)
  const rules = scheme === 'light' ? base : mediaRules.find((rule) => rule.startsWith(darkQuery))
  if (!rules) throw new Error(`${tokensFile} has no "${darkQuery}".`)
  const declarations = [...rules.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)]
  const colors = Object.fromEntries(declarations.map(([, name, value]) => [name, value]))
  cache.set(scheme, colors)
  return colors
}

/** @throws Error if the scheme does not define the color */
export function getColor(name: string, scheme: Scheme): string {
  const value = getColors(scheme)[name]
  if (!value) throw new Error(`${tokensFile} has no --color-${name} for the ${scheme} scheme.`)
  return value
}
