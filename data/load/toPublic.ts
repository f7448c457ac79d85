/** Turns an editors' file into what the pages may show. */
import type { SourcesFile } from '../schema/schema'
import type { Published, Source } from '../schema/published'

const privateFields = new Set(['certainty', 'confidence', 'editorNote'])
const tooUncertain = new Set(['none', 'low'])

/**
 * Drops private fields, puts sources in place of their ids, and leaves out every fact below medium certainty,
 * wherever in the file it stands.
 */
export function toPublic<T>(value: T, sources: ReadonlyMap<string, Source>): Published<T> {
  return publishValue(value, sources) as Published<T>
}

function publishValue(value: unknown, sources: ReadonlyMap<string, Source>): unknown {
  if (Array.isArray(value)) return value.map((item) => publishValue(item, sources)).filter((item) => item !== undefined)
  if (typeof value !== 'object' || value === null) return value
  if ('certainty' in value && tooUncertain.has(String(value.certainty))) return undefined
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !privateFields.has(key))
      .map(([key, inner]: [string, unknown]) =>
        key === 'sources' && Array.isArray(inner)
          ? [key, inner.map((id) => sources.get(String(id)))]
          : [key, publishValue(inner, sources)],
      ),
  )
}

/** A source as pages cite it: the address stays behind when it must not be linked. */
export function resolveSource(id: string, { title, publisher, date, url, link }: SourcesFile[string]): Source {
  return { id, title, publisher, date, ...(link ? { url } : {}) }
}
