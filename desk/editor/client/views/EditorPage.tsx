import { lazy } from 'react'
import { useEditorContext } from '../fields/context'
import { getContent, listQuestionnaires } from '../state/editorState'
import { electionPages, questionnaireSections, type Route } from '../state/route'
import { CandidatePage } from './CandidatePage'
import { CandidatesPage } from './CandidatesPage'
import { FileForm } from './FileForm'
import { ProblemsPage, TasksPage } from './Findings'
import { NewCandidatePage } from './NewCandidatePage'
import { ResultsGrid } from './ResultsGrid'
import { SectionFields } from './SectionFields'
import { SourcesPage } from './SourcesPage'
import { StartPage } from './StartPage'
import { Checklist } from './Checklist'

const ElectionsPage = lazy(() => import('./ElectionsPage'))
const NewElectionPage = lazy(() => import('./NewElectionPage'))
const TranslationsPage = lazy(() => import('./TranslationsPage'))

export function EditorPage({ page, id = '', field }: Route) {
  const { editor, forms, electionFile } = useEditorContext()
  switch (page) {
    case 'problems':
      return <ProblemsPage />
    case 'tasks':
      return <TasksPage />
    case 'start':
      return <StartPage />
    case 'candidates':
      return <CandidatesPage />
    case 'newCandidate':
      return <NewCandidatePage key={id} raceId={id} />
    case 'elections':
      return <ElectionsPage />
    case 'newElection':
      return <NewElectionPage />
    case 'created':
      return <CreatedPage />
    case 'sources':
      return <SourcesPage target={field} />
    case 'candidate':
      return <CandidatePage key={id} id={id} target={field} />
    case 'questionnaire': {
      const found = listQuestionnaires(editor.state).find((questionnaire) => questionnaire.id === id)
      if (!found) return <p>This questionnaire was deleted or renamed. Choose another page under Contents.</p>
      const value = getContent(editor.state, found.path)
      return (
        <FileForm key={id} file={found.path} target={field}>
          <h1>{found.label}</h1>
          <SectionFields sections={questionnaireSections} form={forms.questionnaire} value={value} />
        </FileForm>
      )
    }
    case 'translations':
      return <TranslationsPage key={id} id={id} target={field} />
    default: {
      const { title, sections } = electionPages[page]
      return (
        <FileForm key={page} file="election.yaml" target={field}>
          <h1>{title}</h1>
          {page === 'results' && <ResultsGrid />}
          <SectionFields sections={sections} form={forms.election} value={electionFile} />
        </FileForm>
      )
    }
  }
}

function CreatedPage() {
  const { election } = useEditorContext().editor.state
  return (
    <>
      <h1>Your guide has begun</h1>
      <p>
        {election?.title} still needs the facts below. Each line leads to its form, and the list stays on the start
        page. Nothing goes on the site until you publish.
      </p>
      <Checklist />
      <p>
        <a href="#/candidates">Add the candidates</a> or <a href="#/">go to the start page</a>
      </p>
    </>
  )
}
