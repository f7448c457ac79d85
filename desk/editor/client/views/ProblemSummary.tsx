import type { FieldProblem } from '@/desk/editor/api'
import { countNoun } from '@/lib/problems'
import { useEditorContext } from '../fields/context'
import { describePath } from '../state/describePath'
import { formatRoute } from '../state/route'
import { FieldLink } from './FieldLink'
import fields from '../fields/Fields.module.css'

const maxListed = 5

export function ProblemSummary({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const { forms, choices } = useEditorContext()
  const omitted = problems.length - maxListed
  if (problems.length === 0) return null
  return (
    <section aria-label="Problems on this page" className={fields.problem}>
      <h2 className={fields.label}>{countNoun(problems.length, 'problem')} on this page</h2>
      <ul>
        {problems.slice(0, maxListed).map(({ file, path, message }) => (
          <li key={JSON.stringify([path, message])}>
            <FieldLink file={file} path={path}>
              {describePath(forms, choices, file, path)}
            </FieldLink>
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
