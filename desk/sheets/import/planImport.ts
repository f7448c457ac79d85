import { describeForms } from '@/guide/fields/describeForms'
import { nameSheetField } from '@/guide/fields/forms'
import { getText, isEqual } from '@/lib/values'
import { buildReferences } from '../cells/references'
import type { EditedElection } from '../editedFiles'
import type { MatchedTable } from '../files/matchTables'
import { listImportedKinds } from '../kinds/sheetKinds'
import { Plan } from '../plan/plan'
import { readRows } from '../plan/rows'
import { reportRenamed } from './unmentioned'

/** Edits the files. Rows may refer to what other sheets add. `today` is like `YYYY-MM-DD`. */
export function planImport(files: EditedElection, tables: readonly MatchedTable[], today: string): Plan {
  const plan = new Plan(files, today)
  const laterSteps = listImportedKinds(files, 'import').map((kind) => {
    plan.references = buildReferences(files)
    return kind.plan(plan, readRows(tables, kind))
  })
  for (const step of laterSteps) step?.()
  return plan
}

/** The date stays, because only an editor can judge whether the substance of a page has changed. */
export function noteOldDates(plan: Plan): void {
  for (const { isNew, isChanged, original, value } of plan.files.candidates.values()) {
    const updated = getText(value, 'updated')
    if (!isNew && isChanged && getText(original, 'updated') === updated && updated !== plan.today)
      plan.note('Candidates with changes but without a new date in the column "Updated", which readers see')
  }
}

/** Completes the plan of an import from the election's own spreadsheet, which may be published without being read. */
export function finishSheet(plan: Plan): void {
  reportRenamed(plan)
  renewDates(plan)
  plan.files.election.set(['sheetFields'], listSheetFields(plan))
}

/** Readers see the day of the last change. A spreadsheet that has a date decides it. */
function renewDates({ files, given, today }: Plan): void {
  for (const file of [files.election, ...files.candidates.values(), ...files.questionnaires.values()]) {
    const isGiven = given.some((each) => each.file === file && isEqual(each.path, ['updated']))
    if (file.isChanged && !isGiven && getText(file.value, 'updated') < today) file.set(['updated'], today)
  }
}

/** Lists the fields that the sheets have, as `sheetFields` of `election.yaml` names them. */
function listSheetFields({ given, files: { name } }: Plan): readonly string[] {
  const forms = describeForms()
  const names = given.map(({ file, path }) => nameSheetField(forms, file.path.slice(`data/${name}/`.length), path))
  return [...new Set(names)].toSorted()
}
