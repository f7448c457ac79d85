import { findCandidatePath, findTranslationsPath, listQuestionnaires, type EditorState } from './editorState'
import { electionPages, type Route } from './route'

/** Undefined for pages about several files or none. */
export function findRouteFile(state: EditorState, { page, id = '' }: Route): string | undefined {
  if (page === 'candidate') return findCandidatePath(state, id)
  if (page === 'translations') return findTranslationsPath(state, id)
  if (page === 'sources') return 'sources.yaml'
  if (page === 'questionnaire') return listQuestionnaires(state).find((each) => each.id === id)?.path
  return page in electionPages ? 'election.yaml' : undefined
}
