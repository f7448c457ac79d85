import { isDeepStrictEqual } from 'node:util'
import { getText } from '../cells/references'
import { reportRenamed } from './findRenamed'
import { listSheetFields } from './listSheetFields'
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
    const isGiven = given.some((each) => each.file === file && isDeepStrictEqual(each.path, ['updated']))
    if (file.isChanged && !isGiven && getText(file.value, 'updated') < today) file.set(['updated'], today)
  }
}
