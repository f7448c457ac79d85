import { createContext, useContext, type ComponentType, type FocusEvent, type SyntheticEvent } from 'react'
import type { FieldProblem } from '@/desk/editor/api'
import type { FieldForm, Forms } from '@/guide/fields/forms'
import { isEqual, type Path } from '@/lib/values'
import type { Choices } from '../state/choices'
import type { Marks } from '../state/marks'
import type { Editor } from '../state/useEditor'
import type { Publishing } from '../publish/usePublishing'
import type { Revealed } from '../state/useRevealed'

export interface FieldProps {
  readonly path: Path
  readonly field: FieldForm
  readonly value: unknown
}

interface EditorContextValue {
  /** A field of any kind. Groups and lists contain fields of every kind, so they get it from here. */
  readonly Field: ComponentType<FieldProps>
  readonly forms: Forms
  /** Content of `election.yaml`, with the user's changes. */
  readonly electionFile: unknown
  readonly choices: Choices
  readonly marks: Marks
  readonly editor: Editor
  readonly publishing: Publishing
  readonly revealed: Revealed
}

export const EditorContext = createContext({} as EditorContextValue)

interface FileContextValue {
  readonly file: string
  /** Begins the ids of elements, if the page may render the same field twice. The file by default. */
  readonly idPrefix?: string
  /** Sets a field. Undefined removes it. */
  readonly edit: (field: Path, value: unknown) => void
  /** Language of what the user types, if it is not that of the guide. */
  readonly language?: string
  /** True if the browser requires text in required inputs before it submits the form. */
  readonly isStrict?: boolean
  /** The field that the address of the page leads to. */
  readonly target?: Path | undefined
}

export const FileContext = createContext({} as FileContextValue)

/** Where a group of fields is: on the page, as a section of its own, or in a section, or in another group. */
export const PlaceContext = createContext<'page' | 'section' | 'group'>('group')

/** Id of the race whose results the fields are about, or of the question that they are about. */
export const ContestContext = createContext<string | undefined>(undefined)

export const useEditorContext = () => useContext(EditorContext)

export const useFile = () => useContext(FileContext)

/** Id of the element of a field. The prefix is the file, unless {@link FileContextValue.idPrefix} is set. */
export function toElementId(prefix: string, path: Path): string {
  return `field:${prefix}:${path.join('.')}`
}

export function useElementId(path: Path): string {
  const { file, idPrefix = file } = useFile()
  return toElementId(idPrefix, path)
}

/** True if a path leads to a field or into it. */
export function isWithin(path: Path | undefined, field: Path): boolean {
  return path !== undefined && field.every((key, index) => path[index] === key)
}

/** Problems and warnings at a field, or in it. */
export function useProblems(path: Path, isIncluded: (path: Path) => boolean = () => true) {
  const { report, message } = useEditorContext().editor
  const { file } = useFile()
  const select = (list: readonly FieldProblem[]) =>
    list.filter((problem) => problem.file === file && isWithin(problem.path, path) && isIncluded(problem.path))
  // Those with the answers about a new election come with the failure to create it.
  return { problems: select([...report.problems, ...(message?.problems ?? [])]), warnings: select(report.warnings) }
}

/** Time for a click to end before a message moves what is clicked, in milliseconds. */
const revealDelay = 200

/** The findings at a field, or in it, that the user should see: those on disk, and others once the user has left it. */
export function useShownProblems(path: Path, isIncluded?: (path: Path) => boolean) {
  const { editor, revealed } = useEditorContext()
  const { file, target } = useFile()
  const all = useProblems(path, isIncluded)
  const key = toElementId(file, path)
  const { report } = editor.state.election ?? {}
  const known = [...(report?.problems ?? []), ...(report?.warnings ?? []), ...(editor.message?.problems ?? [])]
  const isShown = target?.length === path.length && isWithin(target, path)
  const isLeft = (problem: FieldProblem) => {
    // A list of references has the problems of its items.
    const field = typeof problem.path.at(-1) === 'number' ? problem.path.slice(0, -1) : problem.path
    return [path, problem.path, field].some((each) => revealed.keys.has(toElementId(file, each)))
  }
  const select = (list: readonly FieldProblem[]) =>
    list.filter((problem) => isShown || isLeft(problem) || known.some((other) => isEqual(problem, other)))
  return {
    shown: { problems: select(all.problems), warnings: select(all.warnings) },
    handlers: {
      // A message stays until the user has corrected its cause, but no other one appears while the user types.
      onFocus: () => {
        if (revealed.keys.has(key) && all.problems.length + all.warnings.length === 0) revealed.hide(key)
      },
      onBlur: ({ currentTarget, relatedTarget, target: left }: FocusEvent) => {
        // In another window, the user may look up what they are typing.
        if (currentTarget.contains(relatedTarget) || left === document.activeElement) return
        // The last report may be about text before its end.
        setTimeout(() => editor.whenChecked(() => revealed.reveal(key)), revealDelay)
      },
    },
  }
}

export function preventDefaultThen(run: () => void) {
  return (event: SyntheticEvent) => {
    event.preventDefault()
    run()
  }
}

/** A ref: the element gets the focus when it is added to the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
