import { createContext, useContext, type ComponentType } from 'react'
import type { FieldProblem } from '@/desk/editor/api'
import type { FieldForm, Forms } from '@/guide/fields/forms'
import type { Path } from '@/lib/values'
import type { Choices } from '../state/choices'
import type { Editor } from '../state/useEditor'

export interface FieldProps {
  readonly path: Path
  readonly field: FieldForm
  readonly value: unknown
}

interface EditorContextValue {
  /** A field of any kind. Groups and lists contain fields of every kind, so they get it from here. */
  readonly Field: ComponentType<FieldProps>
  readonly forms: Forms
  readonly choices: Choices
  readonly editor: Editor
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined)

interface FileContextValue {
  readonly file: string
  /** Begins the ids of elements, if the page may render the same field twice. The file by default. */
  readonly idPrefix?: string
  /** Sets a field. Undefined removes it. */
  readonly edit: (field: Path, value: unknown) => void
  /** True if the browser requires text in required inputs before it submits the form. */
  readonly isStrict?: boolean
  /** The field that the address of the page leads to. */
  readonly target?: Path | undefined
}

export const FileContext = createContext<FileContextValue | undefined>(undefined)

/** Where a group of fields is: on the page, as a section of its own, or in a section, or in another group. */
export const PlaceContext = createContext<'page' | 'section' | 'group'>('group')

/** Id of the race whose results the fields are about. */
export const RaceContext = createContext<string | undefined>(undefined)

/** @throws if the component is not in an editor */
export function useEditorContext(): EditorContextValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('This field must be inside of EditorContext.')
  return value
}

/** @throws if the component is not in a file's form */
export function useFile(): FileContextValue {
  const value = useContext(FileContext)
  if (!value) throw new Error('This field must be inside of FileContext.')
  return value
}

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

/** A ref of an element that gets the focus when it is added to the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
