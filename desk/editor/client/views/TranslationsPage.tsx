import { useEffect, useMemo, useState } from 'react'
import { compareTranslations } from '@/guide/translations/comparedTexts'
import { countNoun } from '@/lib/problems'
import { getNativeName } from '@/lib/locale/languages'
import { getAt, type Path } from '@/lib/values'
import type { GuideText } from '@/desk/editor/api'
import { PlaceContext, useEditorContext } from '../fields/context'
import { GroupFields } from '../fields/GroupField'
import { findTranslationsPath, getContent, listDrafts } from '../state/editorState'
import { groupTexts } from '../state/groupTexts'
import { toItems } from '../state/values'
import { FileForm } from './FileForm'
import { TextGroup } from './TextGroup'
import { UnusedTranslations } from './UnusedTranslations'
import fields from '../fields/Fields.module.css'

const filters = { all: 'All', missing: 'Missing', older: 'Older than the original' } as const

type Filter = keyof typeof filters

/** Groups of a short list are open. */
const openAtMost = 40

export default function TranslationsPage({ id, target }: { readonly id: string; readonly target: Path | undefined }) {
  const { editor, forms } = useEditorContext()
  const places = useTexts(id)
  const [filter, setFilter] = useState<Filter>('all')
  const file = findTranslationsPath(editor.state, id)
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
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const result = await call('POST /api/texts', { folder, drafts: listDrafts(state.drafts), language })
      if (isCurrent && result.isOk) setTexts(result.answer)
    }
    void load()
    return () => {
      isCurrent = false
    }
    // The page changes no passage of the guide.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [call, folder, language, saves])
  return texts
}
