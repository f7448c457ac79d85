import type { FieldProblem } from '@/desk/editor/api'
import { countNoun } from '@/lib/problems'
import fields from '../fields/Fields.module.css'
import { FindingList } from './Findings'

/** What is saved on this page and stops the guide, with a link to each field. */
export function ProblemSummary({ problems }: { readonly problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null
  return (
    <section aria-label="Problems on this page" className={fields.problem}>
      <h2 className={fields.label}>{countNoun(problems.length, 'problem')} on this page</h2>
      <FindingList kind="Problem" findings={problems} />
    </section>
  )
}
