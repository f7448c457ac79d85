import type { Route } from './route'
import { getAt } from '@/lib/values'
import { toText } from './values'

/** Returns the page of the guide that shows what a page of the editor changes, like `profile/ruiz/`. */
export function findPreviewPage({ page, id, field = [] }: Route, election: unknown): string {
  const question = field[0] === 'questions' && typeof field[1] === 'number' ? field[1] : 0
  const questionId = toText(getAt(election, ['questions', question, 'id']))
  const pages: Partial<Record<Route['page'], string>> = {
    candidate: `profile/${id}/`,
    voting: 'how-to-vote/',
    races: 'candidates/',
    questions: questionId && `questions/${questionId}/`,
    results: getAt(election, ['results']) === undefined ? '' : 'results/',
  }
  return pages[page] ?? ''
}
