import type { z } from 'zod'
import { candidateFile, type CandidateFile } from '@/guide/fields/candidateFile'
import { findEntry, unwrapSchema, type Wording, type FieldEntry } from '@/guide/fields/catalog'
import { electionFile, type ElectionFile } from '@/guide/fields/electionFile'
import { getPublicationRule, listChildren } from '@/guide/fields/publicationRules'
import { unknownParty } from '@/guide/fields/published'
import { questionnaireFile, type QuestionnaireFile } from '@/guide/fields/questionnaireFile'
import type { SourcesFile } from '@/guide/fields/sourcesFile'
import { textFields } from '@/guide/fields/text'
import type { TranslationsFile } from '@/guide/fields/translationsFile'

type Schema = z.core.$ZodType

/** A passage of an editors' file that pages show. */
export interface GuideText {
  readonly path: readonly (string | number)[]
  readonly text: string
  readonly wording?: Wording
  /** Language of the passage, if its file has one for it. */
  readonly language?: string
  /** The rule of the field, which a translation must follow, too. */
  readonly schema: Schema
}

/** Replacement of a passage. Several can replace one in a list. */
type Change = (found: GuideText) => string | readonly string[]

/**
 * Copies the validated value of a file with other text in place of each passage that pages show. A language beside a
 * passage that changes is left out. Private fields, and facts that are not published, stay as they are.
 */
export function mapTexts<Value>(schema: Schema, value: Value, change: Change): Value {
  return convert({ schema, value, path: [] }, change) as Value
}

export function listTexts(schema: Schema, value: unknown): readonly GuideText[] {
  const texts: GuideText[] = []
  mapTexts(schema, value, (found) => {
    texts.push(found)
    return found.text
  })
  return texts
}

interface Place {
  readonly schema: Schema
  readonly value: unknown
  readonly path: GuideText['path']
  /** The entry of a list, which its items share. */
  readonly entry?: FieldEntry | undefined
  /** The language that the group around the field names. */
  readonly language?: string | undefined
}

function convert({ schema, value, path, language, ...inherited }: Place, change: Change): unknown {
  const rule = getPublicationRule(schema)
  if (rule?.kind === 'private' || rule?.kind === 'sourceId') return value
  const entry = findEntry(schema) ?? inherited.entry
  if (typeof value === 'string') {
    const { wording, hasLanguage = false } = entry ?? {}
    if ((!isText(schema) && wording !== 'cited') || !hasWords(value)) return value
    const own = hasLanguage && language !== undefined ? { language } : {}
    return change({ path, text: value, schema, ...(wording ? { wording } : {}), ...own })
  }
  if (typeof value !== 'object' || value === null || (rule?.kind === 'fact' && !rule.isPublished(value))) return value
  const named = 'language' in value && typeof value.language === 'string' ? value.language : undefined
  const children = listChildren(schema, value).map((child) => {
    const place = { schema: child.schema, value: child.value, path: [...path, child.key], language: named, entry }
    return [child.key, convert(place, change)] as const
  })
  if (Array.isArray(value)) return children.flatMap(([, item]) => item)
  const changed = Object.fromEntries(children)
  return named !== undefined && hasOtherText(schema, value, changed)
    ? { ...value, ...changed, language: undefined }
    : { ...value, ...changed }
}

/** True if a passage that the language of its group is about has changed. */
function hasOtherText(schema: Schema, before: object, after: Readonly<Record<string, unknown>>): boolean {
  return listChildren(schema, before).some(
    ({ key, schema: child, value }) => findEntry(child)?.hasLanguage && after[key] !== value,
  )
}

function hasWords(text: string): boolean {
  return text !== unknownParty && /\p{L}/u.test(text)
}

function isText(schema: Schema): boolean {
  const inner = unwrapSchema(schema)
  return textFields.get(schema as z.ZodType) !== undefined || (inner !== undefined && isText(inner))
}

/** A valid file. The id is its name without the extension, and the path is relative to the project's folder. */
interface ValidFile<Value> {
  readonly id: string
  readonly path: string
  readonly file: Value
}

export interface TextFiles {
  /** Path of `election.yaml`, relative to the project's folder. */
  readonly path: string
  readonly election: ElectionFile
  readonly candidates: readonly ValidFile<CandidateFile>[]
  readonly questionnaires: readonly ValidFile<QuestionnaireFile>[]
}

export interface TranslatedFiles extends TextFiles {
  readonly sources: SourcesFile
  /** The id is the language. */
  readonly translations: readonly ValidFile<TranslationsFile>[]
}

export interface TranslatableText extends GuideText {
  /** Path of the file, relative to the project's folder. */
  readonly file: string
  /** Id of the candidate whose words the passage quotes or summarizes. */
  readonly candidate?: string
}

/** Lists every passage that can be translated, in the order of the files. The same one may be in several places. */
export function listGuideTexts({ path: file, election, candidates, questionnaires }: TextFiles) {
  const texts: readonly TranslatableText[] = [
    ...listTexts(electionFile, election).map((text) => ({ ...text, file })),
    ...candidates.flatMap(({ id, path, file: value }) =>
      listTexts(candidateFile, value).map((text) => ({ ...text, file: path, ...findSpeaker(text, id) })),
    ),
    ...questionnaires.flatMap(({ path, file: value }) =>
      listTexts(questionnaireFile, value).map((text) => ({ ...text, file: path, ...findSpeaker(text) })),
    ),
  ]
  return texts.filter(({ wording }) => wording !== 'name' && wording !== 'cited')
}

/** @param candidate id of the candidate whom the file is about. The answers of a questionnaire have ids of their own */
export function findSpeaker({ wording, path }: GuideText, candidate = path[path.indexOf('answers') + 1]) {
  return wording === 'candidate' ? { candidate: String(candidate) } : {}
}
