import { truncate } from '@/lib/problems'
import { getText } from '@/desk/sheets/cells/references'
import { compareFile, isTranslationSheet, type TranslationSheetKind } from '@/desk/sheets/columns/translationSheets'
import { EditedFile } from '@/desk/sheets/editedFiles'
import type { MatchedTable } from '@/desk/sheets/files/matchTables'
import type { Plan } from '@/desk/sheets/plan/plan'
import { listRows, type Row } from '@/desk/sheets/plan/rows'

export function planTranslations(plan: Plan, tables: readonly MatchedTable[]): void {
  const kinds = new Set(tables.map(({ kind }) => kind).filter(isTranslationSheet))
  for (const kind of kinds) planLanguage(plan, listRows(tables, kind), kind)
}

function planLanguage(plan: Plan, rows: readonly Row[], kind: TranslationSheetKind): void {
  const { files } = plan
  const { language, columns } = kind
  const known = files.translations.get(language)
  const file = known ?? new EditedFile(`data/${files.name}/translations/${language}.yaml`, { by: '', texts: [] })
  const { texts } = compareFile(files, language, file)
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
    plan.fill(row, columns, plan.start(row, { kind: 'translations', label, isNew: own === -1, file, base }))
  }
  if (known || file.list(['texts']).length === 0) return
  files.translations.set(language, file)
  const first = rows.find((row) => row.get('by') !== '')
  if (!first) return plan.report(rows[0]!, 'by', 'Enter in a row who translated, or “machine”.')
  file.set(['by'], first.get('by'))
  // The name for the whole file need not be in each entry.
  for (const [index, entry] of file.list(['texts']).entries())
    if (getText(entry, 'by') === first.get('by')) file.remove(['texts', index, 'by'])
}
