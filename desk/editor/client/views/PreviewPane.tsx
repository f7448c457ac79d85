import { useEffect, useRef, useState } from 'react'
import { countNoun } from '@/lib/problems'
import type { PreviewAnswer, PreviewGap } from '@/desk/editor/api'
import { useEditorContext } from '../fields/context'
import type { Choices } from '../state/choices'
import { describeFile } from '../state/describePath'
import { listDrafts } from '../state/editorState'
import { FindingList } from './Findings'
import { PreviewFrame } from './PreviewFrame'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

/** Delay of the preview after the last change, in milliseconds. */
const delay = 500

const maxListed = 5

/**
 * Preview of a page of the guide with the user's changes, as far as their problems permit.
 * @param page its address, like `profile/ruiz/`
 */
export function PreviewPane({ page }: { readonly page: string }) {
  const { choices, editor } = useEditorContext()
  const { call, state } = editor
  const { election, drafts } = state
  const folder = election?.folder ?? ''
  const version = election?.files.map((file) => file.version).join()
  const [status, setStatus] = useState('The preview is loading.')
  // With the page of the editor that it was requested for. A slow frame may load when another one is open.
  const [shown, setShown] = useState<{ readonly answer: PreviewAnswer; readonly page: string }>()
  const answer = shown?.answer
  const [hasFailed, setFailed] = useState(false)
  // The page that the user opened from a page.
  const opened = useRef<{ readonly page: string; readonly to: string }>(undefined)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const result = await call('POST /api/preview', {
        folder,
        drafts: listDrafts(drafts),
        page: opened.current?.page === page ? opened.current.to : page,
      })
      if (!isCurrent) return
      setFailed(!result.isOk)
      if (result.isOk) setShown({ answer: result.answer, page })
      setStatus(result.isOk ? '' : result.failure.message)
      // The change may have removed the page that the user opened.
      if (!result.isOk || 'problems' in result.answer) opened.current = undefined
    }, delay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // The page also changes with the files on disk.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [call, folder, drafts, version, page])
  return (
    <aside className={styles.preview} aria-label="Preview">
      {/* The toolbar announces failures. */}
      <output className={fields.help} aria-live={hasFailed ? 'off' : 'polite'}>
        {status || (answer && describeAnswer(answer, choices))}
      </output>
      {answer && 'problems' in answer && <FindingList kind="Problem" findings={answer.problems.slice(0, maxListed)} />}
      {shown && 'address' in shown.answer && (
        <PreviewFrame
          address={shown.answer.address}
          onOpen={(to) => {
            opened.current = { page: shown.page, to }
          }}
        />
      )}
    </aside>
  )
}

/** One sentence about what the preview has in place of files with problems, or about the problems that prevent it. */
function describeAnswer(answer: PreviewAnswer, choices: Choices): string {
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
