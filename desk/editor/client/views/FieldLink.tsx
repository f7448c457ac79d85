import type { FieldProblem } from '@/desk/editor/api'
import { useEditorContext } from '../fields/context'
import { findRoute, formatRoute } from '../state/route'

interface FieldLinkProps extends Pick<FieldProblem, 'file' | 'path'> {
  readonly children: string
}

/** The text alone if no page has the field. */
export function FieldLink({ file, path, children }: FieldLinkProps) {
  const route = findRoute(useEditorContext().forms, file, path)
  return route ? <a href={formatRoute(route)}>{children}</a> : children
}
