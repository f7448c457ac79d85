import { ChoiceField, YesNoField } from './ChoiceFields'
import type { FieldProps } from './context'
import { GroupField } from './GroupField'
import { ListField } from './ListField'
import { NumberField } from './NumberField'
import { PhotoField } from './PhotoField'
import { RecordField } from './RecordField'
import { ReferenceField, ReferencesField } from './ReferenceFields'
import { TextField } from './TextField'

export function Field(props: FieldProps) {
  const { form } = props.field
  switch (form.kind) {
    case 'text':
      return <TextField {...props} form={form} />
    case 'number':
      return <NumberField {...props} />
    case 'yesNo':
      return <YesNoField {...props} />
    case 'choice':
      return <ChoiceField {...props} form={form} />
    case 'reference':
      return <ReferenceField {...props} target={form.target} />
    case 'references':
      return <ReferencesField {...props} target={form.target} />
    case 'photo':
      return <PhotoField {...props} />
    case 'group':
      return <GroupField {...props} form={form} />
    case 'list':
      return <ListField {...props} form={form} />
    case 'record':
      return <RecordField {...props} form={form} />
  }
}
