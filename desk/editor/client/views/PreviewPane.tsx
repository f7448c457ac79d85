import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ChangedFile, PreviewAnswer, PreviewGap } from '@/desk/editor/api'
import { countNoun } from '@/lib/problems'
import { useEditorContext } from '../fields/context'
import { askLater } from '../state/askLater'
import type { Result } from '../state/call'
import type { Place } from '../state/changes'
import { getContent, listDrafts } from '../state/editorState'
import { FindingList } from './Findings'
import { PreviewFrame } from './PreviewFrame'
import { findPlace, listElectionTexts, listWanted } from './previewText'
import { revealField } from './revealField'
import type { Choices } from '../state/choices'
import { describeFile } from '../state/describePath'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

/** Delay of the preview after the last change, in milliseconds. */
const delay = 500

const maxListed = 5

interface PreviewPaneProps {
  /** Address of a page of the guide, like `profile/ruiz/`. */
  readonly page: string
  /** The field that the page follows. */
  readonly place: Place | undefined
  /** Called before a field gets the focus. */
  readonly onReveal: () => void
}

export function PreviewPane({ page, place, onReveal }: PreviewPaneProps) {
  const { choices, editor, forms } = useEditorContext()
  const { call, state } = editor
  const { election, drafts } = state
  const folder = election?.folder ?? ''
  const version = election?.files.map((file) => file.version).join()
  // The same when the files are read again, as they are whenever the window gets the focus.
  const written = JSON.stringify(listDrafts(drafts))
  const [status, setStatus] = useState('The preview is loading.')
  // With the page of the editor that it was requested for. A slow frame may load when another one is open.
  const [shown, setShown] = useState<{ readonly answer: PreviewAnswer; readonly page: string }>()
  const answer = shown?.answer
  const [hasFailed, setFailed] = useState(false)
  const [returns, setReturns] = useState(0)
  // The page that the user opened from a page.
  const opened = useRef<{ readonly page: string; readonly to: string }>(undefined)
  useEffect(() => {
    const ask = () => {
      const wanted = opened.current?.page === page ? opened.current.to : page
      return call('POST /api/preview', { folder, drafts: JSON.parse(written) as ChangedFile[], page: wanted })
    }
    const show = (result: Result<PreviewAnswer>) => {
      setFailed(!result.isOk)
      if (result.isOk) setShown({ answer: result.answer, page })
      setStatus(result.isOk ? '' : result.failure.message)
      // The change may have removed the page that the user opened.
      if (!result.isOk || 'problems' in result.answer) opened.current = undefined
    }
    return askLater(ask, show, delay)
    // The page also changes with the files on disk.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [call, folder, written, version, page, returns])
  const reveal = (element: Element, shownPage: string) => {
    const found = findPlace(element, listElectionTexts(state, shownPage))
    if (!found) return
    flushSync(onReveal)
    revealField(forms, found)
  }
  return (
    <aside className={styles.preview} aria-label="Preview">
      {/* The toolbar announces failures. */}
      <output className={fields.help} aria-live={hasFailed ? 'off' : 'polite'}>
        {status || (answer && describePreview(answer, choices))}
      </output>
      {answer && 'address' in answer && <p className={fields.help}>Click text on the page to edit it.</p>}
      {answer && 'problems' in answer && <FindingList kind="Problem" findings={answer.problems.slice(0, maxListed)} />}
      {shown && 'address' in shown.answer && (
        <PreviewFrame
          address={shown.answer.address}
          home={page}
          field={JSON.stringify(place ?? page)}
          wanted={place ? listWanted(getContent(state, place.file), place.field) : []}
          onClick={reveal}
          onLost={() => {
            opened.current = undefined
            setReturns(returns + 1)
          }}
          onOpen={(to) => {
            opened.current = { page: shown.page, to }
          }}
        />
      )}
    </aside>
  )
}

function describePreview(answer: PreviewAnswer, choices: Choices): string {
  if ('problems' in answer) {
    const { length } = answer.problems
    return `This page cannot be shown until ${describeProblems(length)} fixed.`
  }
  const name = (shown: PreviewGap['shown']) =>
    answer.gaps.filter((gap) => gap.shown === shown).map(({ file }) => describeFile(choices, file))
  const clauses = [
    { start: 'shows the last valid version of', files: name('last version') },
    { start: 'leaves out what is not valid in', files: name('valid parts') },
    { start: 'leaves out', files: name('nothing') },
  ].flatMap(({ start, files }) => (files.length > 0 ? [`${start} ${list.format(files)}`] : []))
  if (clauses.length === 0) return ''
  const count = answer.gaps.reduce((sum, { problems }) => sum + problems, 0)
  return `Until ${describeProblems(count)} fixed, the preview ${list.format(clauses)}.`
}

const list = new Intl.ListFormat('en-US')

function describeProblems(count: number): string {
  return `${countNoun(count, 'problem')} ${count === 1 ? 'is' : 'are'}`
}
