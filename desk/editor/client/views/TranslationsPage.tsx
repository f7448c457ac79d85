import { useEffect, useMemo, useState } from 'react'
import { compareTranslations } from '@/guide/translations/comparedTexts'
import { countNoun } from '@/lib/problems'
import { getNativeName } from '@/lib/locale/languages'
import { getAt, type Path, toItems } from '@/lib/values'
import type { GuideText } from '@/desk/editor/api'
import { PlaceContext, useEditorContext, useFile, preventDefaultThen } from '../fields/context'
import { GroupFields } from '../fields/GroupField'
import { findPath, getContent, listDrafts } from '../state/editorState'
import { askLater } from '../state/askLater'
import { groupTexts, type TextRow } from '../state/groupTexts'
import { toText } from '../state/values'
import { FileForm } from './FileForm'
import { Button } from '../fields/Button'
import { TranslationRow } from './TranslationRow'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

const filters = { all: 'All', missing: 'Missing', older: 'Older than the original' } as const

type Filter = keyof typeof filters

/** Groups of a short list are open. */
const openAtMost = 40

export default function TranslationsPage({ id, target }: { readonly id: string; readonly target: Path | undefined }) {
  const { editor, forms } = useEditorContext()
  const places = useTexts(id)
  const [filter, setFilter] = useState<Filter>('all')
  const file = findPath(editor.state, 'translations', id)
  const value = getContent(editor.state, file)
  const translations = toItems(getAt(value, ['texts']))
  const { texts, unused } = compareTranslations(places ?? [], translations as readonly { original?: string }[])
  // A passage stays in the list while it is translated.
  const shown = useMemo(
    () => new Set(texts.filter(({ state }) => filter === 'all' || state === filter).map(({ original }) => original)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [places, filter],
  )
  const listed = texts.filter(({ original }) => shown.has(original))
  const count = (state: Filter) => texts.filter((text) => text.state === state).length
  if (!places) return <output>Loading…</output>
  return (
    <FileForm file={file} target={target}>
      <h1>Translations: {getNativeName(id)}</h1>
      <p>
        {countNoun(texts.length, 'passage')}: {count('missing')} missing, {count('older')} older than the original. A
        passage without a translation is shown in the original.
      </p>
      <PlaceContext value="section">
        <GroupFields
          path={[]}
          form={{ ...forms.translations, fields: forms.translations.fields.filter(({ name }) => name !== 'texts') }}
          value={value}
        />
      </PlaceContext>
      <div className={fields.field}>
        <div>
          <label className={fields.label} htmlFor="filter">
            Show
          </label>
        </div>
        <select
          id="filter"
          className={fields.control}
          value={filter}
          onChange={(event) => setFilter(event.target.value as Filter)}
        >
          {Object.entries(filters).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {listed.length === 0 && <p>Nothing to show.</p>}
      {groupTexts(forms, editor.state, listed).map(({ title, texts: own }) => (
        <TextGroup
          // Another filter opens other groups.
          key={`${filter}:${title}`}
          title={title}
          texts={own}
          language={id}
          translations={translations}
          target={target}
          isOpenAtFirst={listed.length <= openAtMost}
        />
      ))}
      <UnusedTranslations indexes={unused} translations={translations} language={id} />
    </FileForm>
  )
}

/** Undefined until the passages are loaded. */
function useTexts(language: string): readonly GuideText[] | undefined {
  const { call, state, saves } = useEditorContext().editor
  const [texts, setTexts] = useState<readonly GuideText[]>()
  const folder = state.election?.folder ?? ''
  useEffect(
    () =>
      askLater(
        () => call('POST /api/texts', { folder, drafts: listDrafts(state.drafts), language }),
        (result) => result.isOk && setTexts(result.answer),
        0,
      ),
    // The page changes no passage of the guide.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [call, folder, language, saves],
  )
  return texts
}

interface UnusedTranslationsProps {
  readonly indexes: readonly number[]
  readonly translations: readonly unknown[]
  readonly language: string
}

function UnusedTranslations({ indexes, translations, language }: UnusedTranslationsProps) {
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

interface TextGroupProps {
  readonly title: string
  readonly texts: readonly TextRow[]
  readonly language: string
  readonly translations: readonly unknown[]
  readonly target: Path | undefined
  readonly isOpenAtFirst: boolean
}

/** Passages are rendered only while their group is open, because a guide has hundreds. */
function TextGroup({ title, texts, language, translations, target, isOpenAtFirst }: TextGroupProps) {
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
