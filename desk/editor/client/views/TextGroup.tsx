import { useState } from 'react'
import type { Path } from '@/lib/values'
import { preventDefaultThen } from '../fields/context'
import type { TextRow } from '../state/groupTexts'
import { TranslationRow } from './TranslationRow'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

interface TextGroupProps {
  readonly title: string
  readonly texts: readonly TextRow[]
  readonly language: string
  readonly translations: readonly unknown[]
  readonly target: Path | undefined
  readonly isOpenAtFirst: boolean
}

/** Passages are rendered only while their group is open, because a guide has hundreds. */
export function TextGroup({ title, texts, language, translations, target, isOpenAtFirst }: TextGroupProps) {
  const hasTarget = target?.[0] === 'texts' && texts.some(({ index }) => index !== undefined && index === target[1])
  const [isOpen, setOpen] = useState(isOpenAtFirst || hasTarget)
  const count = (state: TextRow['state']) => texts.filter((text) => text.state === state).length
  const content = [
    count('current') > 0 && `${count('current')} translated`,
    count('missing') > 0 && `${count('missing')} missing`,
    count('older') > 0 && `${count('older')} older than the original`,
  ]
  return (
    <section aria-label={title} className={styles.section}>
      <details open={isOpen}>
        <summary className={styles.sectionSummary} onClick={preventDefaultThen(() => setOpen(!isOpen))}>
          <h2>{title}</h2>
          <span className={`${fields.help} ${styles.sectionContent}`}>{content.filter(Boolean).join(', ')}</span>
        </summary>
        {isOpen &&
          texts.map((text) => (
            <TranslationRow key={text.original} text={text} language={language} translations={translations} />
          ))}
      </details>
    </section>
  )
}
