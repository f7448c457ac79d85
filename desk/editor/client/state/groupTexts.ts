import type { GuideText } from '@/desk/editor/api'
import type { Forms } from '@/guide/fields/forms'
import type { ComparedText } from '@/guide/translations/comparedTexts'
import { groupBy } from '@/lib/collections'
import { describeFile } from './describePath'
import { readChoices, type EditorState } from './editorState'
import { electionPages, findRoute } from './route'

export type TextRow = ComparedText<GuideText>

/** A passage is on the page with its first place. */
export function groupTexts(forms: Forms, state: EditorState, texts: readonly TextRow[]) {
  const choices = readChoices(state)
  const groups = groupBy(texts, ({ places: [place] }) => {
    const { file = '', path = [] } = place ?? {}
    const page = findRoute(forms, file, path)?.page
    return file === 'election.yaml' && page && page in electionPages
      ? electionPages[page as keyof typeof electionPages].title
      : describeFile(choices, file)
  })
  return [...groups].map(([title, own]) => ({ title, texts: own }))
}
