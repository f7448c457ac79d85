import { siteFileName } from '@/guide/files/files'
import { getAt, type Path } from '@/lib/values'
import { parseJson, toText } from './values'
import { useEffect, useState } from 'react'
import type { Forms } from '@/guide/fields/forms'

/** Titles in the order shown. The catalog has the section of each field. */
export const candidateSections =
  'Candidate, Statements, Photograph, Party, Experience, Links, Sources and dates, For editors'.split(', ')

export const questionnaireSections = [
  'Questionnaire',
  'Status of each person',
  'Questions of the questionnaire',
  'Sources and dates',
  'Note for editors',
]

/** Titles and sections of the pages about `election.yaml`. */
export const electionPages = {
  election: { title: 'Election', sections: ['Name and date', 'Publisher', 'What the editors did', 'Spreadsheet'] },
  voting: { title: 'Voting facts', sections: ['When to vote', 'Where to vote', 'How to vote'] },
  races: { title: 'Races and topics', sections: ['Races', 'Groups and areas', 'Events', 'Topics', 'Terms'] },
  questions: { title: 'Ballot questions', sections: ['Ballot questions'] },
  results: { title: 'Results', sections: ['Results'] },
  corrections: { title: 'Corrections', sections: ['Corrections'] },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly sections: readonly string[] }>>

const otherPages = [
  'start',
  'candidates',
  'candidate',
  'questionnaire',
  'translations',
  'sources',
  'problems',
  'tasks',
  'newCandidate',
  'elections',
  'newElection',
  'created',
] as const

/** A page of the editor, and the field that has the focus. */
export interface Route {
  readonly page: keyof typeof electionPages | (typeof otherPages)[number]
  readonly id?: string
  readonly field?: Path
}

const pageNames: ReadonlySet<string> = new Set([...Object.keys(electionPages), ...otherPages])

const home: Route = { page: 'start' }

/** Parses a fragment, like `#/candidate/ruiz?field=["stances",0]`. Unknown ones are the first page. */
export function parseRoute(fragment: string): Route {
  const [path = '', query = ''] = fragment.replace(/^#\//, '').split('?')
  const [page = '', id] = path.split('/')
  if (!pageNames.has(page) || (/^(?:candidate|questionnaire|translations)$/.test(page) && !id)) return home
  const field = parseField(new URLSearchParams(query).get('field'))
  return { page: page as Route['page'], ...(id ? { id: decodeId(id) } : {}), ...(field ? { field } : {}) }
}

/** Unlike `decodeURIComponent`, it never throws. */
function decodeId(id: string): string {
  return new URLSearchParams(`id=${id}`).get('id') ?? id
}

function parseField(text: string | null): Path | undefined {
  const field = parseJson(text)
  return Array.isArray(field) ? field.filter((key) => typeof key === 'string' || typeof key === 'number') : undefined
}

export function formatRoute(route: Route): string {
  const { field } = route
  return `${formatPage(route)}${field ? `?${new URLSearchParams({ field: JSON.stringify(field) })}` : ''}`
}

export function formatPage({ page, id }: Route): string {
  if (page === 'start') return '#/'
  return `#/${page}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`
}

/** The pages of files in folders of the election. */
const folderPages = { candidates: 'candidate', questionnaires: 'questionnaire', translations: 'translations' } as const

export type FileFolder = keyof typeof folderPages

/** Id of a file in a folder, like `ruiz` for `candidates/ruiz.yaml`, or `es` for `translations/es.yaml`. */
export function getFileId(folder: FileFolder, file: string): string | undefined {
  return new RegExp(`^${folder}/(.+)\\.ya?ml$`).exec(file)?.[1]
}

/** Undefined for files without a page, like photographs. */
export function findRoute(forms: Forms, file: string, field: Path): Route | undefined {
  for (const folder of Object.keys(folderPages) as FileFolder[]) {
    const id = getFileId(folder, file)
    if (id !== undefined) return { page: folderPages[folder], id, field }
  }
  if (file === 'sources.yaml') return { page: 'sources', field }
  if (file === siteFileName) return { page: 'elections' }
  // The folder, for what is missing in it.
  if (file === 'candidates') return { page: 'candidates' }
  if (file !== 'election.yaml') return undefined
  const section = forms.election.fields.find(({ name }) => name === field[0])?.section
  const names = Object.keys(electionPages) as (keyof typeof electionPages)[]
  const page = names.find((name) => electionPages[name].sections.some((title) => title === section))
  return { page: page ?? 'election', field }
}

/** @param name as people read it, like `stances, item 2, text` */
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

/** Returns the page of the guide that shows what a page of the editor changes, like `profile/ruiz/`. */
export function findPreviewPage({ page, id, field = [] }: Route, election: unknown): string {
  const question = field[0] === 'questions' && typeof field[1] === 'number' ? field[1] : 0
  const questionId = toText(getAt(election, ['questions', question, 'id']))
  const pages: Partial<Record<Route['page'], string>> = {
    candidates: 'candidates/',
    candidate: `profile/${id}/`,
    election: { publisher: 'about/', research: 'about/', corrections: 'corrections/' }[String(field[0])] ?? '',
    questionnaire: `answers/${id}/`,
    voting: 'how-to-vote/',
    races: 'candidates/',
    questions: questionId && `questions/${questionId}/`,
    corrections: 'corrections/',
    results: getAt(election, ['results']) === undefined ? '' : 'results/',
  }
  return pages[page] ?? ''
}
