import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Forms } from '@/guide/fields/forms'
import { Button } from '../fields/Button'
import { EditorContext } from '../fields/context'
import { Field } from '../fields/Field'
import type { Call } from '../state/call'
import { findRouteFile, getContent, isDeleted, listConflicts, readChoices } from '../state/editorState'
import { listMarks } from '../state/marks'
import { nameOpenElection } from '../state/nameElection'
import { findPreviewPage, useRoute, type Route } from '../state/route'
import { useEditor } from '../state/useEditor'
import { useRevealed } from '../state/useRevealed'
import { PublishPanel } from '../publish/PublishPanel'
import { usePublishing } from '../publish/usePublishing'
import { ConflictPage } from './ConflictPage'
import { EditorPage } from './EditorPage'
import { useIsWide } from './isWide'
import { Navigation } from './Navigation'
import { PreviewPane } from './PreviewPane'
import { Toolbar } from './Toolbar'
import { keepFocus, useFocusedField, usePageFocus } from './focus'
import { useShortcuts } from './useShortcuts'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

const PublishedConflict = lazy(() => import('../publish/PublishedConflict'))

const loading = <output>The page is loading.</output>

export function EditorApp({ forms, call }: { readonly forms: Forms; readonly call: Call }) {
  const editor = useEditor(call, forms)
  const publishing = usePublishing(editor)
  const revealed = useRevealed()
  const route = useRoute()
  const [previews, setPreviews] = useState({ wide: true, narrow: false })
  const width = useIsWide() ? 'wide' : 'narrow'
  const isStartFirst = route.page === 'start' && width === 'narrow'
  const focused = useFocusedField()
  const main = useRef<HTMLElement>(null)
  const { state, message, report } = editor
  const { election } = state
  const electionFile = getContent(state, 'election.yaml')
  const choices = useMemo(() => readChoices(state), [state])
  const marks = useMemo(() => listMarks(state, forms, report), [state, forms, report])
  usePageFocus(election?.folder, route, main)
  useEffect(keepFocus, [])
  useShortcuts(editor, forms)
  // The heading of the page changes with the name of the candidate.
  useEffect(() => {
    const heading = main.current?.querySelector('h1')?.textContent
    document.title = [heading, election && nameOpenElection(election)].filter(Boolean).join(' – ') || 'Guide editor'
  })

  if (!election) return <output>{message?.text ?? 'The editor is loading.'}</output>
  const context = { Field, forms, electionFile, choices, marks, editor, publishing, revealed }
  if (election.folder === '') {
    const isNew = route.page === 'newElection' || election.elections.length === 0
    return (
      <EditorContext value={context}>
        <main className={styles.single}>
          <Suspense fallback={loading}>
            <EditorPage page={isNew ? 'newElection' : 'elections'} />
          </Suspense>
          <output>{message?.text}</output>
        </main>
      </EditorContext>
    )
  }
  const conflict = listConflicts(state)[0]
  const published = conflict === undefined ? publishing.conflicts[0] : undefined
  // On narrow screens, it would hide the conflict.
  const hasPreview = !pagesWithoutPreview.has(route.page)
  const isPreviewOn = hasPreview && previews[width] && (width === 'wide' || (conflict ?? published) === undefined)
  const file = findRouteFile(state, route)
  const field = focused?.file === file ? focused?.field : route.field
  const isGone = file !== undefined && isDeleted(state, file)
  return (
    <EditorContext value={context}>
      <div className={isPreviewOn ? styles.layout : styles.layoutWithoutPreview}>
        <Button className={`${fields.filled} ${styles.skip}`} onClick={() => main.current?.focus()}>
          Skip to the form
        </Button>
        {publishing.isOpen && <PublishPanel />}
        <Toolbar
          file={file}
          isPreviewOn={isPreviewOn}
          onTogglePreview={hasPreview ? () => setPreviews({ ...previews, [width]: !isPreviewOn }) : undefined}
        />
        {!isStartFirst && <Navigation route={route} />}
        <main ref={main} tabIndex={-1} className={styles.main}>
          <Suspense fallback={loading}>
            {conflict !== undefined ? (
              <ConflictPage key={conflict} path={conflict} />
            ) : published ? (
              <PublishedConflict key={published.file.path} {...published} />
            ) : (
              <EditorPage {...route} />
            )}
          </Suspense>
        </main>
        {isStartFirst && <Navigation route={route} />}
        {isPreviewOn && (
          <PreviewPane
            // Without it, the last good page of another election would stay.
            key={election.folder}
            page={isGone ? 'candidates/' : findPreviewPage({ ...route, field }, electionFile)}
            place={file !== undefined && field ? { file, field } : undefined}
            onReveal={() => setPreviews({ ...previews, narrow: false })}
          />
        )}
      </div>
    </EditorContext>
  )
}

/** Pages that change nothing of this guide. They need the room. */
const pagesWithoutPreview: ReadonlySet<Route['page']> = new Set([
  'start',
  'candidates',
  'translations',
  'newElection',
  'elections',
])
