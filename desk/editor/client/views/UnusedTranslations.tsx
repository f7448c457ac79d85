import { getAt } from '@/lib/values'
import { Button } from '../fields/Button'
import { useFile } from '../fields/context'
import { toText } from '../state/values'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

interface UnusedTranslationsProps {
  readonly indexes: readonly number[]
  readonly translations: readonly unknown[]
  readonly language: string
}

export function UnusedTranslations({ indexes, translations, language }: UnusedTranslationsProps) {
  const { edit } = useFile()
  if (indexes.length === 0) return null
  return (
    <section aria-label="No longer in the guide">
      <h2 className={fields.heading}>No longer in the guide</h2>
      {indexes.map((index) => (
        <div key={index} className={styles.translation}>
          <p>{toText(getAt(translations[index], ['original']))}</p>
          <p lang={language} dir="auto">
            {toText(getAt(translations[index], ['text']))}
          </p>
        </div>
      ))}
      <p className={fields.buttons}>
        <Button
          onClick={() =>
            edit(
              ['texts'],
              translations.filter((_, index) => !indexes.includes(index)),
            )
          }
        >
          Remove these translations
        </Button>
      </p>
    </section>
  )
}
