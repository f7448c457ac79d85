import { createContext, useContext, type ComponentType } from 'react'
import type { FieldProblem } from '@/desk/editor/api'
import type { FieldForm, Form, Forms, Target } from '@/guide/fields/forms'
import type { Call } from '../state/call'
import type { Choices } from '../state/choices'
import type { Referrer } from '../state/references'
import type { Path } from '@/lib/values'

export interface FieldProps {
  readonly path: Path
  readonly field: FieldForm
  readonly value: unknown
}

/** What all fields of the editor share. */
export interface EditorContextValue {
  /** A field of any kind. Groups and lists contain fields of every kind, so they get it from here. */
  readonly Field: ComponentType<FieldProps>
  readonly forms: Forms
  readonly choices: Choices
  readonly call: Call
  /** True if a source is not on disk yet. */
  readonly isNewSource: (id: string) => boolean
  /** Value of a source with the person's changes. */
  readonly getSource: (id: string) => unknown
  /** Sets a field of a source. An empty path is the source itself. */
  readonly editSource: (id: string, field: Path, value: unknown) => void
  /** Lists what refers to something of the election. */
  readonly listReferrers: (target: Target, id: string) => readonly Referrer[]
  readonly problems: readonly FieldProblem[]
  readonly warnings: readonly FieldProblem[]
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined)

/** What the fields of one file share. */
export interface FileContextValue {
  readonly file: string
  readonly form: Form
  /** Begins the ids of elements, if the page may render the same field twice. The file by default. */
  readonly idPrefix?: string
  /** Sets a field. Undefined removes it. */
  readonly edit: (field: Path, value: unknown) => void
  /** The field that the address of the page leads to. */
  readonly target?: Path
}

export const FileContext = createContext<FileContextValue | undefined>(undefined)

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

/** Id of the element of a field in this form. */
export function useElementId(path: Path): string {
  const { file, idPrefix = file } = useFile()
  return toElementId(idPrefix, path)
}

/** True if a path leads to a field or into it. */
export function isWithin(path: Path, field: Path): boolean {
  return field.every((key, index) => path[index] === key)
}

/** Problems and warnings at a field, or in it. */
export function useProblems(path: Path, isIncluded: (path: Path) => boolean = () => true) {
  const { problems, warnings } = useEditorContext()
  const { file } = useFile()
  const select = (list: readonly FieldProblem[]) =>
    list.filter((problem) => problem.file === file && isWithin(problem.path, path) && isIncluded(problem.path))
  return { problems: select(problems), warnings: select(warnings) }
}
