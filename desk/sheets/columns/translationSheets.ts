/** Sheets of translations, one for each language: every passage of the guide beside its translation. */
import { translationsFile } from '@/guide/fields/translationsFile'
import { compareTranslations } from '@/guide/translations/compareTranslations'
import { describeForms } from '@/guide/fields/describeForms'
import { describePlace } from '@/desk/editor/client/state/describePath'
import { listChoices } from '@/desk/editor/client/state/choices'
import { getNativeName } from '@/lib/locale/languages'
import { text } from '../cells/cellKinds'
import { getText } from '../cells/references'
import type { EditedElection, EditedFile } from '../editedFiles'
import { listColumns, type Column } from '@/desk/sheets/columns'
import type { TableKind } from '@/desk/sheets/kinds/sheetKind'

export interface TranslationSheetKind extends TableKind {
  readonly language: string
}

export function isTranslationSheet(kind: TableKind | undefined): kind is TranslationSheetKind {
  return kind !== undefined && 'language' in kind
}

/** The sheet of each language that the guide is translated to, or has translations to. */
export function listTranslationSheets({ election, translations }: EditedElection): readonly TranslationSheetKind[] {
  const [, ...others] = election.list(['languages']).map(String)
  return [...new Set([...others, ...translations.keys()])].map((language) => ({
    id: `translations to ${language}`,
    name: `Translations ${language}`,
    otherNames: [getNativeName(language)],
    language,
    columns: listTranslationColumns(language),
  }))
}

/** The heading of the translation has the language, so that a sheet with another name is known by its headings. */
function listTranslationColumns(language: string): readonly Column[] {
  const [original, translation, ...translators] = listColumns(translationsFile.shape.texts.element)
  const heading = `Translation: ${getNativeName(language)}`
  const { path: _path, ...identity } = original!
  return [
    note('place', 'Place', 'Where the passage is. An import ignores it.'),
    { ...identity, help: 'Do not change it: it names the row.' },
    { ...translation!, heading, otherHeadings: [`Translation ${language}`], isRequired: true },
    ...translators,
    note('state', 'State', 'Missing, older than the original, or translated. An import ignores it.'),
    note('older', 'Older translation', 'A translation of an earlier wording. An import ignores it.'),
  ]
}

/** Compares the translations of a file with the passages of the guide. */
export function compareFile({ listTexts }: EditedElection, language: string, file: EditedFile | undefined) {
  const translations = (file?.list(['texts']) ?? []).map((entry) => ({ original: getText(entry, 'original') }))
  return compareTranslations(listTexts(language), translations)
}

const states = { current: 'translated', older: 'older than the original', missing: 'missing' } as const

/** The rows of a sheet: the passages of the guide, and then translations of those that it no longer has. */
export function listTranslationRows(files: EditedElection, { language, columns }: TranslationSheetKind) {
  const file = files.translations.get(language)
  const { texts, unused } = compareFile(files, language, file)
  const describe = createDescriber(files)
  const get = (index: number, field: string) => getText(file?.get(['texts', index]), field)
  const toRow = (cells: Readonly<Record<string, string>>, index?: number) =>
    columns.map(({ field, path }) => cells[field] ?? (path && index !== undefined ? get(index, field) : ''))
  return [
    ...texts.map(({ original, places: [place], index, state }) => {
      const older = state === 'older' && index !== undefined ? get(index, 'text') : ''
      const cells = { original, place: place ? describe(place.file, place.path) : '', state: states[state], older }
      return toRow(cells, state === 'current' ? index : undefined)
    }),
    ...unused.map((index) => toRow({ original: get(index, 'original'), place: '', state: 'not in the guide' }, index)),
  ]
}

/** Describes fields in the words of the editor, like `Ada Byron: Key stance 2, Text`. */
function createDescriber({ name, election, sources, candidates }: EditedElection) {
  const forms = describeForms()
  const choices = listChoices(
    election.value,
    sources.value,
    [...candidates].map(([id, { value }]) => [id, value]),
  )
  return (file: string, path: readonly (string | number)[]) =>
    describePlace(forms, choices, file.slice(`data/${name}/`.length), path)
}

/** A column that informs translators, and that an import does not read. */
function note(field: string, heading: string, help: string): Column {
  return { field, heading, otherHeadings: [], help, cell: text, width: 30 }
}
