import { isEqual } from '@/lib/values'
import { describeForms } from '@/guide/fields/describeForms'
import { nameSheetField } from '@/guide/fields/nameSheetField'
import { getText } from '../cells/references'
import { reportRenamed } from './findRenamed'
import type { Plan } from './plan'

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
