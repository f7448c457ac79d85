/** Fields that come from the spreadsheet, and are therefore read-only. */
import { nameSheetField } from '@/guide/fields/forms'
import { getAt, type Path, toItems } from '@/lib/values'
import { describeItem, findLabel } from '../state/choices'
import { capitalize, toText } from '../state/values'
import { useEditorContext, useFile, type FieldProps } from './context'
import { Labeled } from './Labeled'
import styles from './Fields.module.css'

export function SheetField({ path, field, value }: FieldProps) {
  const { choices } = useEditorContext()
  // The help is for those who enter the value.
  const { help: _help, form, ...shown } = field
  const describe = (each: unknown): string => {
    const text = toText(each) || describeItem(each, choices)
    if (form.kind === 'reference' || form.kind === 'references') return findLabel(choices[form.target], text) ?? text
    if (form.kind === 'choice') return form.labels?.[text] ?? capitalize(text)
    if (form.kind === 'yesNo') return text && (text === 'true' ? 'Yes' : 'No')
    return text
  }
  const text = Array.isArray(value) ? toItems(value).map(describe).join('; ') : describe(value)
  return (
    <Labeled path={path} field={{ ...shown, form, isRequired: false }}>
      {(attributes) => {
        const own = {
          ...attributes,
          'aria-describedby': `${attributes['aria-describedby']} ${attributes.id}:sheet`,
          readOnly: true,
          value: text,
        }
        return (
          <>
            {form.kind === 'text' && form.isLong ? <textarea {...own} rows={4} /> : <input {...own} />}
            <SheetNote id={`${attributes.id}:sheet`} />
          </>
        )
      }}
    </Labeled>
  )
}

export function SheetNote({ id }: { readonly id?: string }) {
  return (
    <p id={id} className={styles.help}>
      This comes from <SheetLink />. Change it there.
    </p>
  )
}

export function SheetListNote() {
  return (
    <p className={styles.help}>
      Add these in <SheetLink />. To remove one, delete its row there first.
    </p>
  )
}

function SheetLink() {
  return (
    <a href={useSheet()} target="_blank" rel="noreferrer">
      the spreadsheet
    </a>
  )
}

function useSheet(): string | undefined {
  return toText(getAt(useEditorContext().electionFile, ['sheet', 0])) || undefined
}

/**
 * `isFromSheet`: the spreadsheet has the value. `hasSheetFields`: it has the value, or fields of the group or of the items.
 * @param file path in the election's folder. By default, the file of the form
 */
export function useSheetField(path: Path, file?: string) {
  const { electionFile, forms } = useEditorContext()
  const form = useFile()
  const names = useSheet() === undefined ? [] : toItems(getAt(electionFile, ['sheetFields'])).map(toText)
  const own = `${nameSheetField(forms, file ?? form.file, path)}/`
  const isFromSheet = names.some((name) => own.startsWith(`${name}/`))
  return { isFromSheet, hasSheetFields: isFromSheet || names.some((name) => name.startsWith(own)) }
}
