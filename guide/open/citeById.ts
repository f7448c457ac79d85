import type { Source } from '@/guide/fields/published'

/** A value with the ids of sources in place of the sources. */
type CitedById<T> = T extends Source ? string : T extends object ? { readonly [Key in keyof T]: CitedById<T[Key]> } : T

/**
 * Replaces each source in a value with its id.
 * @param cited map to which each source is added under its id
 */
export function citeById<T>(value: T, cited = new Map<string, Source>()): CitedById<T> {
  const convert = (inner: unknown): unknown => {
    if (isSource(inner)) {
      cited.set(inner.id, inner)
      return inner.id
    }
    if (Array.isArray(inner)) return inner.map(convert)
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(Object.entries(inner).map(([key, field]) => [key, convert(field)]))
  }
  return convert(value) as CitedById<T>
}

/** No other part of a guide has both an id and a publisher. */
function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && 'id' in value && 'publisher' in value
}
