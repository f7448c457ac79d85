/** Sheets of translations, one for each language: every passage of the guide beside its translation. */
import { listChoices } from '@/desk/editor/client/state/choices'
import { describePlace } from '@/desk/editor/client/state/describePath'
import { describeForms } from '@/guide/fields/describeForms'
import { translationsFile } from '@/guide/fields/translationsFile'
import { compareTranslations } from '@/guide/translations/comparedTexts'
import { getNativeName } from '@/lib/locale/languages'
import { truncate } from '@/lib/problems'
import * as cells from '../cells/cellKinds'
import { getText } from '@/lib/values'
import { listColumns, type Column } from '../cells/columns'
import { EditedFile, type EditedElection } from '../editedFiles'
import type { Plan } from '../plan/plan'
import type { Row } from '../plan/rows'
import type { ExportRow, SheetKind } from './sheetKind'

export function listTranslationSheets({ election, translations }: EditedElection): readonly SheetKind[] {
  const [, ...others] = election.list(['languages']).map(String)
  return [...new Set([...others, ...translations.keys()])].map((language) => {
    const columns = listTranslationColumns(language)
    return {
      id: `translations to ${language}`,
      name: `Translations ${language}`,
      otherNames: [getNativeName(language)],
      columns,
      listRows: (files) => listTranslationRows(files, language, columns),
      plan: (plan, rows) => planTranslations(plan, rows, language, columns),
    }
  })
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

/** A column that informs translators, and that an import does not read. */
function note(field: string, heading: string, help: string): Column {
  return { field, heading, help, cell: cells.text, width: 30 }
}

/** The file may be new. */
function compareFile({ name, translations, listTexts }: EditedElection, language: string) {
  const file =
    translations.get(language) ?? new EditedFile(`data/${name}/translations/${language}.yaml`, { by: '', texts: [] })
  const originals = file.list(['texts']).map((entry) => ({ original: getText(entry, 'original') }))
  return { file, ...compareTranslations(listTexts(language), originals) }
}

const states = { current: 'translated', older: 'older than the original', missing: 'missing' } as const

function listTranslationRows(files: EditedElection, language: string, columns: readonly Column[]) {
  const { file, texts, unused } = compareFile(files, language)
  const describe = createDescriber(files)
  const get = (index: number, field: string) => getText(file.get(['texts', index]), field)
  const toRow = (identity: ExportRow['identity'], index?: number): ExportRow =>
    index === undefined
      ? { file, base: [], identity, columns: [] }
      : { file, base: ['texts', index], identity, columns }
  return [
    ...texts.map(({ original, places: [place], index, state }) => {
      const older = state === 'older' && index !== undefined ? get(index, 'text') : ''
      const identity = { original, place: place ? describe(place.file, place.path) : '', state: states[state], older }
      return toRow(identity, state === 'current' ? index : undefined)
    }),
    ...unused.map((index) => toRow({ original: get(index, 'original'), state: 'not in the guide' }, index)),
  ]
}

/** The result is like `Ada Byron: Key stance 2, Text`. */
function createDescriber({ name, election, sources, candidates }: EditedElection) {
  const forms = describeForms()
  const people = [...candidates].map(([id, { value }]) => [id, value] as const)
  const choices = listChoices(election.value, sources.value, people)
  return (file: string, path: readonly (string | number)[]) =>
    describePlace(forms, choices, file.slice(`data/${name}/`.length), path)
}

function planTranslations(plan: Plan, rows: readonly Row[], language: string, columns: readonly Column[]): void {
  const { file, texts } = compareFile(plan.files, language)
  const findDuplicate = plan.createDuplicateFinder()
  for (const row of rows) {
    const original = row.get('original')
    const found = texts.find((text) => text.original === original)
    const own = file.list(['texts']).findIndex((entry) => getText(entry, 'original') === original)
    const index = own === -1 ? found?.index : own
    if (row.get('text') === '' && own === -1) continue
    if (findDuplicate(row, 'original', original)) continue
    if (!found && own === -1) {
      const fix = 'Export the sheet again, and move the translation to the row of the passage as it is now.'
      plan.report(row, 'original', `The guide has no passage “${truncate(original)}”. ${fix}`)
      continue
    }
    const base = ['texts', index ?? file.list(['texts']).length]
    if (own === -1) {
      // A translation of an older wording gives way to that of the new one, which nobody has reviewed.
      file.remove([...base, 'reviewedBy'])
      file.set([...base, 'original'], original)
    }
    const label = `${language}: ${truncate(original)}`
    plan.start(row, { kind: 'translations', label, isNew: own === -1, file, base }, columns)
  }
  if (!file.isNew || file.list(['texts']).length === 0) return
  plan.files.translations.set(language, file)
  const first = rows.find((row) => row.get('by') !== '')
  if (!first) return plan.report(rows[0]!, 'by', 'Enter in a row who translated, or “machine”.')
  file.set(['by'], first.get('by'))
  // The name for the whole file need not be in each entry.
  for (const [index, entry] of file.list(['texts']).entries())
    if (getText(entry, 'by') === first.get('by')) file.remove(['texts', index, 'by'])
}
