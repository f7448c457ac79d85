/** The forms of the editor: plain descriptions of the schema's fields, which the bundle contains instead of the schema. */

/** What a reference refers to. `contest`: a race or a ballot question. */
export type Target = 'source' | 'race' | 'question' | 'contest' | 'group' | 'topic' | 'candidate'

/** Text in one input or, if long, in a text area. `max` is in UTF-16 code units. */
export interface TextForm {
  readonly kind: 'text'
  readonly input: 'text' | 'url' | 'email' | 'tel' | 'date' | 'time' | 'looseDate'
  readonly isLong: boolean
  readonly max?: number
}

/** A whole number. */
export interface NumberForm {
  readonly kind: 'number'
}

/** Yes, no, or not stated. */
export interface YesNoForm {
  readonly kind: 'yesNo'
}

/** One of a few values. */
export interface ChoiceForm {
  readonly kind: 'choice'
  readonly values: readonly string[]
}

/** One thing of the election, picked by its name or title. */
export interface ReferenceForm {
  readonly kind: 'reference'
  readonly target: Target
}

/** Several things of the election, picked by name or title. */
export interface ReferencesForm {
  readonly kind: 'references'
  readonly target: Target
}

/** Named fields. */
export interface GroupForm {
  readonly kind: 'group'
  readonly fields: readonly FieldForm[]
}

/** A list of items of one kind. */
export interface ListForm {
  readonly kind: 'list'
  readonly item: Form
}

/** A value for each thing of a kind, under its id. */
export interface RecordForm {
  readonly kind: 'record'
  readonly keys: Target
  readonly value: Form
}

/** A photograph, by the name of its file. */
export interface PhotoForm {
  readonly kind: 'photo'
}

/** The form of a value. */
export type Form =
  | TextForm
  | NumberForm
  | YesNoForm
  | ChoiceForm
  | ReferenceForm
  | ReferencesForm
  | GroupForm
  | ListForm
  | RecordForm
  | PhotoForm

/** A field of a group. */
export interface FieldForm {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly isRequired: boolean
  /** True for a field that is rarely needed. It is under "More" until it has a value. */
  readonly isRare: boolean
  /** True if the label is the name or title of something. */
  readonly isName?: boolean
  readonly form: Form
}

/** The forms of the three kinds of files. `source` is the form of one entry of `sources.yaml`. */
export interface Forms {
  readonly candidate: GroupForm
  readonly election: GroupForm
  readonly source: GroupForm
}

/** True if a group is shown without a button that adds it: every field of it is optional. */
export function isOpenGroup(form: GroupForm): boolean {
  return form.fields.every((field) => !field.isRequired)
}
