/** What has changed on each page of the editor, and what is wrong there. */
import type { Forms } from '@/guide/fields/forms'
import type { Report } from '@/desk/editor/api'
import { countNoun } from '@/lib/problems'
import type { Path } from '@/lib/values'
import { findDifferences } from './conflict'
import type { EditorState } from './editorState'
import { nameElection } from './nameElection'
import { findRoute, formatPage, type Route } from './route'

export type Mark = Readonly<Record<'notSaved' | 'notPublished' | 'problems' | 'warnings', number>>

export type Changes = Pick<Mark, 'notSaved' | 'notPublished'>

export type ChangeState = 'notSaved' | 'notPublished' | 'published'

/** By the address of the page. */
export type Marks = ReadonlyMap<string, Mark>

const noMark: Mark = { notSaved: 0, notPublished: 0, problems: 0, warnings: 0 }

export function listMarks(state: EditorState, forms: Forms, { problems, warnings }: Report): Marks {
  const places = {
    notSaved: listUnsaved(state),
    notPublished: state.election?.unpublished ?? [],
    problems,
    warnings,
  }
  const marks = new Map<string, Mark>()
  for (const kind of Object.keys(places) as (keyof Mark)[])
    for (const { file, path } of places[kind]) {
      const route = findRoute(forms, file, path)
      if (!route) continue
      const key = formatPage(route)
      const mark = marks.get(key) ?? noMark
      marks.set(key, { ...mark, [kind]: mark[kind] + 1 })
    }
  return marks
}

export function getMark(marks: Marks, route: Route): Mark {
  return marks.get(formatPage(route)) ?? noMark
}

/** Undefined if the site would show nothing of the page, or if it is not known what the site shows. */
export function findChangeState(
  state: EditorState,
  { notSaved, notPublished }: Changes,
  hasContent: boolean,
): ChangeState | undefined {
  if (notSaved > 0) return 'notSaved'
  if (notPublished > 0) return 'notPublished'
  const isSiteKnown = state.election?.unpublished !== undefined && findOtherElection(state) === undefined
  return hasContent && isSiteKnown ? 'published' : undefined
}

/** Like `not saved, 2 problems`. Empty if there is nothing. */
export function describeMark({ notSaved, notPublished, problems, warnings }: Mark): string {
  const words = [
    notSaved > 0 ? 'not saved' : notPublished > 0 ? 'not published' : '',
    problems > 0 ? countNoun(problems, 'problem') : warnings > 0 ? countNoun(warnings, 'warning') : '',
  ]
  return words.filter(Boolean).join(', ')
}

/** Name of the election that the site shows, if the open one is neither that nor in the archive. */
export function findOtherElection({ election }: EditorState): string | undefined {
  const { elections = [], folder: open, current } = election ?? {}
  if (elections.some(({ folder, isArchived }) => folder === open && isArchived)) return undefined
  const other = elections.find(({ folder }) => folder === current && folder !== open)
  return other && nameElection(other, elections)
}

export function listUnsaved({ drafts }: EditorState): readonly { readonly file: string; readonly path: Path }[] {
  return Object.entries(drafts).flatMap(([file, { baseValue, value }]) =>
    findDifferences(baseValue, baseValue, value).map(({ path }) => ({ file, path })),
  )
}
