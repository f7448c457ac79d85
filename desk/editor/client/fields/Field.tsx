import type { FieldProps } from './context'
import { CropField } from './CropField'
import { GroupField } from './GroupField'
import { ChoiceField, TextField, YesNoField } from './InputFields'
import { ListField } from './ListField'
import { PhotoField } from './PhotoField'
import { RecordField, ReferenceField } from './ReferenceFields'
import { SheetField, useSheetField } from './SheetField'

export function Field(props: FieldProps) {
  const { form } = props.field
  const { isFromSheet } = useSheetField(props.path)
  if (isFromSheet && form.kind !== 'group' && form.kind !== 'record') return <SheetField {...props} />
  switch (form.kind) {
    case 'text':
    case 'number':
      return <TextField {...props} />
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
      return props.field.name === 'photoFocus' ? <CropField {...props} /> : <GroupField {...props} form={form} />
    case 'list':
      return <ListField {...props} form={form} />
    case 'record':
      return <RecordField {...props} form={form} />
  }
}
