import { useEffect, useState } from 'react'
import type { Forms } from '@/guide/fields/forms'
import { sections } from './sections'
import type { Path } from '@/lib/values'

/** Pages about `election.yaml`. */
export type ElectionPage = keyof (typeof sections)['election']

/** A page of the editor, and the field that has the focus. */
export interface Route {
  readonly page:
    ElectionPage | 'candidate' | 'sources' | 'problems' | 'tasks' | 'newCandidate' | 'elections' | 'newElection'
  readonly id?: string
  readonly field?: Path
}

const pages: ReadonlySet<string> = new Set<Route['page']>([
  ...(Object.keys(sections.election) as ElectionPage[]),
  'candidate',
  'sources',
  'problems',
  'tasks',
  'newCandidate',
  'elections',
  'newElection',
])

const home: Route = { page: 'election' }

/** Parses a fragment, like `#/candidate/ruiz?field=["stances",0]`. Unknown ones are the first page. */
export function parseRoute(fragment: string): Route {
  const [path = '', query = ''] = fragment.replace(/^#\//, '').split('?')
  const [page = '', id] = path.split('/')
  if (!pages.has(page) || (page === 'candidate' && !id)) return home
  const field = parseField(new URLSearchParams(query).get('field'))
  return { page: page as Route['page'], ...(id ? { id: decodeId(id) } : {}), ...(field ? { field } : {}) }
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function parseField(text: string | null): Path | undefined {
  try {
    const field: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(field) ? field.filter((key) => typeof key === 'string' || typeof key === 'number') : undefined
  } catch {
    return undefined
  }
}

export function formatRoute({ page, id, field }: Route): string {
  const query = field ? `?${new URLSearchParams({ field: JSON.stringify(field) })}` : ''
  return `#/${page}${id === undefined ? '' : `/${encodeURIComponent(id)}`}${query}`
}

/** Returns the id of the candidate that a file is about. Undefined for other files. */
export function getCandidateId(file: string): string | undefined {
  return /^candidates\/(.+)\.ya?ml$/.exec(file)?.[1]
}

/** Returns the page with a field of a file. Undefined for other files, like photographs. */
export function findRoute(forms: Forms, file: string, field: Path): Route | undefined {
  const id = getCandidateId(file)
  if (id !== undefined) return { page: 'candidate', id, field }
  if (file === 'sources.yaml') return { page: 'sources', field }
  if (file !== 'election.yaml') return undefined
  const pageNames = Object.keys(sections.election) as ElectionPage[]
  const section = forms.election.fields.find(({ name }) => name === field[0])?.section
  const page = pageNames.find((name) => sections.election[name].some((title) => title === section))
  return { page: page ?? 'election', field }
}

/** Parses the name of a field as people read it, like `stances, item 2, text`. */
export function parseFieldName(name: string): Path {
  return name.split(', ').map((part) => {
    const number = /^item (\d+)$/.exec(part)?.[1]
    return number === undefined ? part : Number(number) - 1
  })
}

export function useRoute(): Route {
  const [fragment, setFragment] = useState(location.hash)
  useEffect(() => {
    const onChange = () => setFragment(location.hash)
    window.addEventListener('hashchange', onChange)
    return () => window.removeEventListener('hashchange', onChange)
  }, [])
  return parseRoute(fragment)
}
