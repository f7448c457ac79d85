import type { Path } from '@/lib/values'
import { findFileForm, type Form, type Forms } from './forms'

/**
 * Names a field as `sheetFields` does: the file and the names of fields, without numbers of items and ids of entries. All
 * candidates share one name, so that `candidates/stances/text` is the text of every stance.
 * @param file path in the election's folder, like `candidates/ruiz.yaml`
 */
export function nameSheetField(forms: Forms, file: string, path: Path): string {
  const root = file.startsWith('candidates/') ? 'candidates' : file.replace(/\.ya?ml$/, '')
  let form: Form | undefined = findFileForm(forms, file)
  const names: string[] = []
  for (const key of path) {
    if (form?.kind === 'list') form = form.item
    else if (form?.kind === 'record') form = form.value
    else {
      names.push(String(key))
      form = form?.kind === 'group' ? form.fields.find(({ name }) => name === key)?.form : undefined
    }
  }
  return [root, ...names].join('/')
}
