import { useEffect, useRef, type ReactNode } from 'react'
import { getAt, isEqual, type Path } from '@/lib/values'
import type { FieldProblem } from '@/desk/editor/api'
import { countNoun } from '@/lib/problems'
import { FileContext, useEditorContext, useProblems } from '../fields/context'
import { Messages } from '../fields/Messages'
import { findRoute, parseRoute, formatRoute } from '../state/route'
import { getContent } from '../state/editorState'
import { focusField, revealField } from './revealField'
import { describePath } from '../state/describePath'
import { PlaceLink } from './PlaceLink'
import { formatDay } from '../state/formatDay'
import { toText } from '../state/values'
import fields from '../fields/Fields.module.css'

interface FileFormProps {
  readonly file: string
  /** The field that gets the focus. */
  readonly target?: Path | undefined
  readonly children: ReactNode
}

export function FileForm({ file, target, children }: FileFormProps) {
  const { editor } = useEditorContext()
  const problems = usePageProblems(file)
  useFocusAfterSave(file, problems)
  const targetKey = target && JSON.stringify(target)
  useEffect(() => {
    if (targetKey !== undefined) focusField(file, JSON.parse(targetKey) as Path)
  }, [file, targetKey])
  const edit = (field: Path, value: unknown) => {
    editor.edit(file, field, value)
    const list = getAt(getContent(editor.state, file), ['stances'])
    const isReason = isEqual(field, ['noStances'])
    // A reason for no statements belongs to an empty list of them.
    if (isReason && value !== undefined && list === undefined) editor.edit(file, ['stances'], [])
    if (isReason && value === undefined && isEqual(list, [])) editor.edit(file, ['stances'], undefined)
  }
  return (
    <FileContext value={{ file, edit, target }}>
      <FileMessages />
      <ProblemSummary problems={problems} />
      <DateNote file={file} />
      {children}
    </FileContext>
  )
}

/** The problems on disk of the fields of this page. */
function usePageProblems(file: string): readonly FieldProblem[] {
  const { editor, forms } = useEditorContext()
  const { page } = parseRoute(location.hash)
  const { problems = [] } = editor.state.election?.report ?? {}
  return problems.filter(
    (problem) =>
      problem.file === file && problem.path.length > 0 && findRoute(forms, file, problem.path)?.page === page,
  )
}

/** Moves the focus to the first problem after a save, to a field that may be in a closed item. */
function useFocusAfterSave(file: string, [first]: readonly FieldProblem[]): void {
  const { editor, forms } = useEditorContext()
  const { saves } = editor
  const seen = useRef(saves)
  useEffect(() => {
    if (saves === seen.current) return
    seen.current = saves
    if (first) revealField(forms, { file, field: first.path })
  }, [saves, forms, file, first])
}

function FileMessages() {
  return <Messages id="file-messages" {...useProblems([], (path) => path.length === 0)} />
}

const maxListed = 5

function ProblemSummary({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const { forms, choices } = useEditorContext()
  const omitted = problems.length - maxListed
  if (problems.length === 0) return null
  return (
    <section aria-label="Problems on this page" className={fields.problem}>
      <h2 className={fields.label}>{countNoun(problems.length, 'problem')} on this page</h2>
      <ul>
        {problems.slice(0, maxListed).map(({ file, path, message }) => (
          <li key={JSON.stringify([path, message])}>
            <PlaceLink file={file} path={path}>
              {describePath(forms, choices, file, path)}
            </PlaceLink>
            : {message}
          </li>
        ))}
        {omitted > 0 && (
          <li>
            <a href={formatRoute({ page: 'problems' })}>{countNoun(omitted, 'more problem')}</a>
          </li>
        )}
      </ul>
    </section>
  )
}

/** The day of the last change follows from a change of a statement. */
function DateNote({ file }: { readonly file: string }) {
  const { editor, forms } = useEditorContext()
  const { value, baseValue, hasOwnDate } = editor.state.drafts[file] ?? {}
  const updated = getAt(value, ['updated'])
  const isSet = baseValue !== undefined && !hasOwnDate && updated !== getAt(baseValue, ['updated'])
  const route = findRoute(forms, file, ['updated'])
  return (
    <output className={fields.help}>
      {isSet && route && (
        <>
          Pages will give {formatDay(toText(updated))} as the day of the last change.{' '}
          <a href={formatRoute(route)}>Enter another day</a>
        </>
      )}
    </output>
  )
}
