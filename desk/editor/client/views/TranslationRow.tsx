import { useState } from 'react'
import type { FieldForm, ListForm, GroupForm } from '@/guide/fields/forms'
import { getAt, type Path } from '@/lib/values'
import { FileContext, useEditorContext, useFile } from '../fields/context'
import { SmallButton } from '../fields/Button'
import { describePath } from '../state/describePath'
import type { TextRow } from '../state/groupTexts'
import { toFields, toText } from '../state/values'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

interface TranslationRowProps {
  readonly text: TextRow
  readonly language: string
  readonly translations: readonly unknown[]
}

export function TranslationRow({ text, language, translations }: TranslationRowProps) {
  const { original, places, index, state } = text
  const { Field, forms, choices } = useEditorContext()
  const file = useFile()
  const entry = index === undefined ? undefined : translations[index]
  // It stays in sight while its translation is corrected.
  const [older] = useState(state === 'older' ? toText(getAt(entry, ['original'])) : undefined)
  const [place] = places
  const list = forms.translations.fields.find(({ name }) => name === 'texts')?.form as ListForm
  const find = (name: string) => (list.item as GroupForm).fields.find((field) => field.name === name) as FieldForm
  // The number of a translation to come is that of the first one that the file does not have.
  const path: Path = ['texts', index ?? `new-${original.length}-${places[0]?.path.join('-')}`]
  const translate = (next: unknown) => {
    if (index === undefined) file.edit(['texts'], [...translations, { original, text: next }])
    else if (next === undefined) file.edit(['texts', index], undefined)
    else {
      const { reviewedBy, ...rest } = toFields(entry)
      // Nobody has reviewed another translation of another original.
      const isReviewed = reviewedBy !== undefined && (state === 'current' || next === rest['text'])
      file.edit(['texts', index], { ...rest, original, text: next, ...(isReviewed ? { reviewedBy } : {}) })
    }
  }
  const edit = (field: Path, value: unknown) => (field.at(-1) === 'text' ? translate(value) : file.edit(field, value))
  return (
    <article className={styles.translation}>
      <div>
        <p className={fields.help}>
          {place && describePath(forms, choices, place.file, place.path)}
          {places.length > 1 && ` and ${places.length - 1} more`}
        </p>
        <p>{original}</p>
        {older !== undefined && (
          <p className={fields.help}>
            Translated when the original was: <del>{older}</del>
          </p>
        )}
      </div>
      <FileContext value={{ ...file, edit, language }}>
        <div>
          <Field path={[...path, 'text']} field={find('text')} value={getAt(entry, ['text'])} />
          {state === 'older' && (
            <SmallButton onClick={() => translate(getAt(entry, ['text']))}>The translation is still right</SmallButton>
          )}
          {index !== undefined && (
            <details>
              <summary>
                {describeTranslator(
                  entry,
                  places.some(({ isStatement }) => isStatement),
                )}
              </summary>
              {['by', 'reviewedBy'].map((name) => (
                <Field key={name} path={[...path, name]} field={find(name)} value={getAt(entry, [name])} />
              ))}
            </details>
          )}
        </div>
      </FileContext>
    </article>
  )
}

function describeTranslator(entry: unknown, isStatement: boolean): string {
  const [by, reviewedBy] = ['by', 'reviewedBy'].map((name) => toText(getAt(entry, [name])))
  const facts = [by && `By ${by}.`, reviewedBy ? `Reviewed by ${reviewedBy}.` : isStatement && 'Not reviewed.']
  return facts.filter(Boolean).join(' ') || 'Translator'
}
