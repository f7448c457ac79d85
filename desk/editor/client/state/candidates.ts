import { listChoices, type Choice, type Choices } from './choices'
import { findFile, getContent, type EditorState } from './editorState'
import { getCandidateId } from './route'
import { getAt } from '@/lib/values'
import { toText } from './values'

/** Ids of the candidates, with those that are only drafts and those that will be deleted. */
export function listIds({ election, drafts }: EditorState): readonly string[] {
  const paths = [...(election?.files ?? []).map(({ path }) => path), ...Object.keys(drafts)]
  const ids = paths.flatMap((path) => getCandidateId(path) ?? [])
  return [...new Set(ids)].toSorted()
}

/** Path of a candidate's file. The extension of a file on disk may be `.yml`. */
export function findCandidatePath({ election }: EditorState, id: string): string {
  const path = `candidates/${id}`
  return election?.files.find((file) => file.path === `${path}.yml`)?.path ?? `${path}.yaml`
}

/** The values of the candidates' files by id, without those that will be deleted. */
export function listCandidates(state: EditorState): readonly (readonly [string, unknown])[] {
  const kept = listIds(state).filter((id) => !isDeleted(state, findCandidatePath(state, id)))
  return kept.map((id) => [id, getContent(state, findCandidatePath(state, id))])
}

/** Lists everything that fields can refer to, with the person's changes. */
export function readChoices(state: EditorState): Choices {
  return listChoices(getContent(state, 'election.yaml'), getContent(state, 'sources.yaml'), listCandidates(state))
}

/** The candidates that will be deleted, with their names on disk. */
export function listDeleted(state: EditorState): readonly Choice[] {
  return listIds(state).flatMap((id) => {
    const { path, value } = findFile(state.election, findCandidatePath(state, id))
    return isDeleted(state, path) ? [{ id, label: toText(getAt(value, ['name'])) || id }] : []
  })
}

export function isDeleted({ drafts }: EditorState, path: string): boolean {
  return path in drafts && drafts[path]?.value === undefined
}
