/** Plain descriptions of the fields of the editors' files, from the schema and the catalog. */
import type { Path } from '@/lib/values'
import type { Target, FieldEntry } from './catalog'

export type { Target }

/** Text in one input or, if long, in a text area. `max` is in UTF-16 code units. */
export interface TextForm extends Pick<FieldEntry, 'account'> {
  readonly kind: 'text'
  readonly input: 'text' | 'url' | 'contact' | 'email' | 'tel' | 'date' | 'time' | 'looseDate'
  readonly isLong: boolean
  readonly max?: number
}

export interface ChoiceForm {
  readonly kind: 'choice'
  readonly values: readonly string[]
  /** Labels of values. By default, the value itself. */
  readonly labels?: Readonly<Record<string, string>>
}

/** Things of the election, picked by their names or titles: one, or several. */
export interface ReferenceForm {
  readonly kind: 'reference' | 'references'
  readonly target: Target
}

export interface GroupForm {
  readonly kind: 'group'
  readonly fields: readonly FieldForm[]
}

export interface ListForm extends Pick<FieldEntry, 'itemName' | 'defines'> {
  readonly kind: 'list'
  readonly item: Form
}

/** A value for each thing of a kind, under its id. */
export interface RecordForm {
  readonly kind: 'record'
  readonly keys: Target
  readonly value: Form
}

/** The form of a value. `yesNo` may also be not stated, and `photo` is the name of a file. */
export type Form =
  | TextForm
  | ChoiceForm
  | ReferenceForm
  | GroupForm
  | ListForm
  | RecordForm
  /** `hasDecimals`: unless the number must be whole. */
  | { readonly kind: 'number'; readonly hasDecimals?: boolean }
  | { readonly kind: 'yesNo' | 'photo' }

export interface FieldForm extends Pick<FieldEntry, 'label' | 'isRare' | 'isGenerated' | 'isStatement' | 'section'> {
  readonly name: string
  readonly help?: string
  readonly isRequired: boolean
  readonly isPrivate?: boolean
  /** True if the label is the name or title of something. */
  readonly isName?: boolean
  readonly form: Form
}

/** The forms of the files. `source` is the form of one entry of `sources.yaml`. */
export type Forms = Readonly<Record<'candidate' | 'election' | 'source' | 'questionnaire' | 'translations', GroupForm>>

/** Returns the form of a file, by its path in the election's folder. Undefined for other files, like photographs. */
export function findFileForm(forms: Forms, file: string): Form | undefined {
  if (file === 'election.yaml') return forms.election
  if (file === 'sources.yaml') return { kind: 'record', keys: 'source', value: forms.source }
  if (file.startsWith('questionnaires/')) return forms.questionnaire
  if (file.startsWith('translations/')) return forms.translations
  return file.startsWith('candidates/') ? forms.candidate : undefined
}

/** True if a group is shown without a button that adds it: every field of it is optional. */
export function isOpenGroup(form: GroupForm): boolean {
  return form.fields.every((field) => !field.isRequired)
}

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
