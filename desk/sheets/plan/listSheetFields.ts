import { describeForms } from '@/guide/fields/describeForms'
import { nameSheetField } from '@/guide/fields/nameSheetField'
import type { Plan } from './plan'

/** Lists the fields that the sheets have, as `sheetFields` of `election.yaml` names them. */
export function listSheetFields({ given, files: { name } }: Plan): readonly string[] {
  const forms = describeForms()
  const folder = `data/${name}/`
  const names = given.map(({ file, path }) => nameSheetField(forms, file.path.slice(folder.length), path))
  return [...new Set(names)].toSorted()
}
