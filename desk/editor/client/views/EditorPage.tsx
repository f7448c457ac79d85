import type { ElectionState, ElectionSummary } from '@/desk/editor/api'
import type { Forms } from '@/guide/fields/forms'
import { sections } from '../state/sections'
import type { Choices } from '../state/choices'
import { getContent } from '../state/editorState'
import type { ElectionPage, Route } from '../state/route'
import type { Editor } from '../state/useEditor'
import { CandidatePage } from './CandidatePage'
import { ProblemsPage, TasksPage } from './Findings'
import { ElectionsPage } from './ElectionsPage'
import { FileForm } from './FileForm'
import { NewCandidatePage } from './NewCandidatePage'
import { NewElectionPage } from './NewElectionPage'
import { SectionFields } from './SectionFields'
import { SourcesPage } from './SourcesPage'

interface EditorPageProps {
  readonly editor: Editor
  readonly forms: Forms
  readonly choices: Choices
  readonly route: Route
}

const titles: Readonly<Record<ElectionPage, string>> = {
  election: 'Election',
  voting: 'Voting facts',
  races: 'Races and topics',
  questions: 'Ballot questions',
  results: 'Results',
}

export function EditorPage({ editor, forms, choices, route }: EditorPageProps) {
  const { page, id = '', field } = route
  const { problems, warnings, tasks } = editor.report
  switch (page) {
    case 'problems':
      return <ProblemsPage problems={problems} warnings={warnings} shown={findOther(editor.state.election)} />
    case 'tasks':
      return <TasksPage tasks={tasks} hasProblems={problems.length > 0} />
    case 'newCandidate':
      return <NewCandidatePage editor={editor} forms={forms} choices={choices} />
    case 'elections':
      return <ElectionsPage editor={editor} />
    case 'newElection':
      return <NewElectionPage editor={editor} />
    case 'sources':
      return <SourcesPage editor={editor} forms={forms} choices={choices.source} target={field} />
    case 'candidate':
      return <CandidatePage key={id} editor={editor} forms={forms} id={id} target={field} />
    default: {
      const value = getContent(editor.state, 'election.yaml')
      return (
        <FileForm key={page} editor={editor} file="election.yaml" form={forms.election} target={field}>
          <h1>{titles[page]}</h1>
          <SectionFields sections={sections.election[page]} form={forms.election} value={value} />
        </FileForm>
      )
    }
  }
}

/** The election that the site shows, if it is not the open one. */
function findOther(election: ElectionState | undefined): ElectionSummary | undefined {
  return election?.elections.find(({ folder }) => folder === election.current && folder !== election.folder)
}
