import { useEffect, useMemo, useRef, useState } from 'react'
import { EditorContext, type EditorContextValue } from '../fields/context'
import { Field } from '../fields/Field'
import type { Forms } from '@/guide/fields/forms'
import type { Call } from '../state/call'
import { findCandidatePath, isDeleted, listDeleted, readChoices } from '../state/candidates'
import { findFile, getContent, listConflicts, type EditorState } from '../state/editorState'
import { findPreviewPage } from '../state/previewPage'
import { listReferrers } from '../state/references'
import { useRoute, type Route } from '../state/route'
import { useEditor } from '../state/useEditor'
import { getAt } from '@/lib/values'
import { ConflictPage } from './ConflictPage'
import { EditorPage } from './EditorPage'
import { ElectionsPage } from './ElectionsPage'
import { keepFocus } from './keepFocus'
import { Navigation } from './Navigation'
import { NewElectionPage } from './NewElectionPage'
import { PreviewPane } from './PreviewPane'
import { Toolbar } from './Toolbar'
import { useIsWide } from './useIsWide'
import styles from './Views.module.css'

interface EditorAppProps {
  readonly forms: Forms
  readonly call: Call
}

export function EditorApp({ forms, call }: EditorAppProps) {
  const editor = useEditor(call)
  const route = useRoute()
  const [previews, setPreviews] = useState({ wide: true, narrow: false })
  const width = useIsWide() ? 'wide' : 'narrow'
  const main = useRef<HTMLElement>(null)
  const { state, report } = editor
  const { election } = state
  const electionValue = getContent(state, 'election.yaml')
  const sources = getContent(state, 'sources.yaml')
  const choices = useMemo(() => readChoices(state), [state])
  usePageFocus(election?.folder, route, main)
  useEffect(keepFocus, [])
  // The heading of the page changes with the name of the candidate.
  useEffect(() => {
    const heading = main.current?.querySelector('h1')?.textContent
    document.title = [heading, election?.title].filter(Boolean).join(' – ') || 'Guide editor'
  })

  if (!election) return <output>{editor.message?.text ?? 'The editor is loading.'}</output>
  if (election.folder === '')
    return (
      <main className={styles.single}>
        {route.page === 'newElection' || election.elections.length === 0 ? (
          <NewElectionPage editor={editor} />
        ) : (
          <ElectionsPage editor={editor} />
        )}
        <output>{editor.message?.text}</output>
      </main>
    )

  const sourceForm = { kind: 'record', keys: 'source', value: forms.source } as const
  const context: EditorContextValue = {
    Field,
    forms,
    choices,
    call,
    problems: report.problems,
    warnings: report.warnings,
    isNewSource: (id) =>
      getAt(findFile(election, 'sources.yaml').value, [id]) === undefined && getAt(sources, [id]) !== undefined,
    getSource: (id) => getAt(sources, [id]),
    listReferrers: (target, id) => listReferrers(state, forms, target, id),
    editSource: (id, field, value) => editor.edit('sources.yaml', sourceForm, [id, ...field], value),
  }
  const conflict = listConflicts(state)[0]
  // On narrow screens, it would hide the conflict.
  const isPreviewOn = previews[width] && (width === 'wide' || conflict === undefined)
  const file = findRouteFile(state, route)
  const page = file !== undefined && isDeleted(state, file) ? 'candidates/' : findPreviewPage(route, electionValue)
  return (
    <EditorContext value={context}>
      <div className={isPreviewOn ? styles.layout : styles.layoutWithoutPreview}>
        <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
          Skip to the form
        </button>
        <Toolbar
          editor={editor}
          file={file}
          isPreviewOn={isPreviewOn}
          onTogglePreview={() => setPreviews({ ...previews, [width]: !isPreviewOn })}
        />
        <Navigation
          route={route}
          choices={choices}
          deleted={listDeleted(state)}
          hasOtherElections={election.elections.some(({ folder }) => folder !== election.folder)}
          problemCount={report.problems.length}
          warningCount={report.warnings.length}
          taskCount={report.tasks.length}
        />
        <main ref={main} tabIndex={-1} className={styles.main}>
          {conflict === undefined ? (
            <EditorPage editor={editor} forms={forms} choices={choices} route={route} />
          ) : (
            <ConflictPage key={conflict} editor={editor} forms={forms} path={conflict} />
          )}
        </main>
        {isPreviewOn && (
          <PreviewPane
            // Without it, the last good page of another election would stay.
            key={election.folder}
            call={call}
            folder={election.folder}
            drafts={state.drafts}
            version={election.files.map(({ version }) => version).join()}
            page={page}
          />
        )}
      </div>
    </EditorContext>
  )
}

function findRouteFile(state: EditorState, { page, id = '' }: Route): string | undefined {
  if (page === 'candidate') return findCandidatePath(state, id)
  if (page === 'sources') return 'sources.yaml'
  return ['problems', 'tasks', 'newCandidate', 'elections', 'newElection'].includes(page) ? undefined : 'election.yaml'
}

/** Begins another page at its top, with the focus in its content. */
function usePageFocus(
  folder: string | undefined,
  { page, id, field }: Route,
  main: { readonly current: HTMLElement | null },
): void {
  const place = folder === undefined ? undefined : `${folder}/${page}/${id ?? ''}`
  const last = useRef(place)
  const hasField = field !== undefined
  useEffect(() => {
    if (last.current !== undefined && last.current !== place && !hasField) {
      document.documentElement.scrollTop = 0
      main.current?.focus({ preventScroll: true })
    }
    last.current = place
  }, [place, hasField, main])
}
