import { useEditorContext } from '../fields/context'
import { getContent } from '../state/editorState'
import { electionPages, type Route } from '../state/route'
import { CandidatePage } from './CandidatePage'
import { ElectionsPage } from './ElectionsPage'
import { FileForm } from './FileForm'
import { ProblemsPage, TasksPage } from './Findings'
import { NewCandidatePage } from './NewCandidatePage'
import { NewElectionPage } from './NewElectionPage'
import { SectionFields } from './SectionFields'
import { SourcesPage } from './SourcesPage'

export function EditorPage({ page, id = '', field }: Route) {
  const { editor, forms } = useEditorContext()
  switch (page) {
    case 'problems':
      return <ProblemsPage />
    case 'tasks':
      return <TasksPage />
    case 'newCandidate':
      return <NewCandidatePage />
    case 'elections':
      return <ElectionsPage />
    case 'newElection':
      return <NewElectionPage />
    case 'sources':
      return <SourcesPage target={field} />
    case 'candidate':
      return <CandidatePage key={id} id={id} target={field} />
    default: {
      const { title, sections } = electionPages[page]
      return (
        <FileForm key={page} file="election.yaml" target={field}>
          <h1>{title}</h1>
          <SectionFields sections={sections} form={forms.election} value={getContent(editor.state, 'election.yaml')} />
        </FileForm>
      )
    }
  }
}
