/** For tests: values that are valid but hard to render, and a guide with one of them in every text field. */
import { array, constantFrom, oneof, string, type Arbitrary } from 'fast-check'
import { z } from 'zod'
import { findForbiddenCharacter } from '@/lib/characters'
import { readProject } from '@/guide/files/readProject'
import { buildGuide } from '@/guide/read/publishedGuide'
import type { ValidElection } from '@/guide/read/electionFiles'
import { readElection } from '@/guide/read/election'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { maxLengths, textFields } from '@/guide/fields/text'
import { listChildren } from '@/guide/fields/publicationRules'
import type { Guide } from '@/guide/fields/published'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { sourcesFile } from '@/guide/fields/sourcesFile'

const fragments = [
  '</script>',
  '<!--<script>',
  '<script>alert(1)</script>',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '</title></style></p></main>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '" onmouseover="alert(1)',
  "' autofocus onfocus='alert(1)",
  '`${alert(1)}`',
  '{{constructor}}',
  'javascript:alert(1)',
  '\\"\\u003c',
  '&amp;',
  '&lt;b>',
  '&notit;',
  '&#x3C;',
  '<',
  '"',
  "'",
  '$&$1',
  '%00%3Cb%3E',
  'مرحبا',
  'שלום',
  '👩‍👩‍👧👍🏽',
  'Nguyễn'.normalize('NFD'),
  '๓漢字',
  'a\u2028b\u2029c\u00a0d',
  '__proto__',
  'W'.repeat(40),
  ' ',
]

/** Values that every text field accepts: up to 100 characters, on one line. */
export const hostileText: Arbitrary<string> = array(
  oneof({ weight: 3, arbitrary: constantFrom(...fragments) }, string({ unit: 'grapheme', maxLength: 8 })),
  {
    minLength: 1,
    maxLength: 6,
  },
)
  .map((parts) => parts.join('').trim())
  .filter(
    (text) =>
      text !== '' &&
      text.length <= maxLengths.name &&
      !/[\n\t]/.test(text) &&
      findForbiddenCharacter(text) === undefined,
  )

/**
 * Builds the guide of a fixture with the same text in every text field, published or not.
 * @param election the folder in `data/`
 * @throws Error if the fixture is invalid
 */
export function buildHostileGuide(text: string, election = 'fixtures/showcase'): Guide {
  const { valid } = readElection(readProject(process.cwd()), election)
  if (!valid) throw new Error(`${election} is invalid.`)
  return buildGuide(fillFields(valid, text))
}

/** Fills every text field of an election. Throws a ZodError if a field does not accept the text. */
function fillFields(files: ValidElection, text: string): ValidElection {
  return {
    ...files,
    election: electionFile.parse(replaceText(electionFile, files.election, text)),
    sources: sourcesFile.parse(replaceText(sourcesFile, files.sources, text)),
    candidates: files.candidates.map(({ file, ...candidate }) => ({
      ...candidate,
      file: candidateFile.parse(replaceText(candidateFile, file, text)),
    })),
    questionnaires: files.questionnaires.map(({ file, ...questionnaire }) => ({
      ...questionnaire,
      file: questionnaireFile.parse(replaceText(questionnaireFile, file, text)),
    })),
  }
}

function replaceText(schema: z.core.$ZodType, value: unknown, text: string): unknown {
  if (typeof value === 'string') return isTextField(schema) ? text : value
  if (typeof value !== 'object' || value === null) return value
  const entries = listChildren(schema, value).map(
    ({ key, schema: child, value: item }) => [key, replaceText(child, item, text)] as const,
  )
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}

function isTextField(schema: z.core.$ZodType): boolean {
  if (textFields.get(schema)) return true
  return schema instanceof z.ZodOptional && isTextField(schema.unwrap())
}
