import type { FieldProps } from './context'
import { GroupField } from './GroupField'
import { ChoiceField, NumberField, TextField, YesNoField } from './InputFields'
import { ListField } from './ListField'
import { PhotoField } from './PhotoField'
import { RecordField, ReferenceField } from './ReferenceFields'

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
    case 'references':
      return <ReferenceField {...props} form={form} />
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
