/** For tests: random edits of an election's files, limited to those that the check accepts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, constantFrom, nat, oneof, record, string, tuple } from 'fast-check'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { readProject } from '@/guide/files/readProject'
import { unwrapSchema } from '@/guide/fields/catalog'
import { getPublicationRule, listChildren } from '@/guide/fields/publicationRules'
import { textFields } from '@/guide/fields/text'
import { readElection } from '@/guide/read/election'
import { listFiles } from '@/lib/listFiles'
import { getAt, setAt, type Path } from '@/lib/values'
import { findSchema } from '@/guide/write/fieldOrder'
import { folder, type Copy } from './fixtures'

/** Text as people paste it: words with spaces of any kind between them. */
const anyText = tuple(
  array(
    tuple(
      oneof(
        constantFrom('Ada', '"Zed"', '&lt;', '226-772-0418', 'x101', '(Ward', '3).', 'Ü-1', '**b**', '[a](b)', '# c'),
        string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
      ),
      constantFrom(' ', '  ', '\u00A0', ' \u00A0', '\u3000', '', '-'),
    ),
    { minLength: 1, maxLength: 6 },
  ),
  constantFrom('', ' ', '  \n', '\n\nAda'),
).map(([parts, end]) => parts.flat().join('') + end)

/** An edit of a file: another string, number or choice, or no field or item at all. */
const edit = record({
  file: nat(),
  place: nat(),
  text: anyText,
  number: nat(9),
  remove: constantFrom(true, false, false),
})

export function randomEdits(length: number) {
  return array(edit, { minLength: length, maxLength: length })
}

type Edit = Parameters<Parameters<typeof edit.map>[0]>[0]
type Schema = z.core.$ZodType

/** Edits a copy, and returns the number of edits that the check accepts. */
export function editAtRandom({ root, write }: Copy, edits: readonly Edit[]): number {
  const names = listFiles(join(root, folder)).filter(
    (name) => findSchema(name) !== undefined && !name.startsWith('translations/'),
  )
  const accepted = edits.filter(({ file, place, remove, ...content }) => {
    const name = names[file % names.length]!
    const source = readFileSync(join(root, folder, name), 'utf8')
    const value: unknown = parse(source)
    const schema = findSchema(name)!
    const places = listPlaces(schema, value).filter(
      (each) => each.path.length > 0 && (remove || change(each.schema, getAt(value, each.path), content) !== undefined),
    )
    const { path, schema: rule } = places[place % places.length]!
    write(name, stringify(setAt(value, path, remove ? undefined : change(rule, getAt(value, path), content))))
    if (readElection(readProject(root)).valid) return true
    write(name, source)
    return false
  })
  return accepted.length
}

function listPlaces(schema: Schema, value: unknown, path: Path = []): readonly { path: Path; schema: Schema }[] {
  return [
    { path, schema },
    ...listChildren(schema, value).flatMap((child) => listPlaces(child.schema, child.value, [...path, child.key])),
  ]
}

/** Another value of a field. Undefined for ids, dates, addresses and groups of fields. */
function change(schema: Schema, value: unknown, content: Pick<Edit, 'text' | 'number'>): unknown {
  const inner = unwrapSchema(schema)
  const isPrivate = getPublicationRule(schema)?.kind === 'private'
  // Published text cannot have the words, so a note on a page is a leak.
  if (textFields.get(schema) !== undefined) return isPrivate ? `Private note: ${content.text}` : content.text
  if (inner) return change(inner, value, content)
  if (schema instanceof z.ZodEnum) return schema.options[content.number % schema.options.length]
  if (typeof value === 'number') return content.number
  return typeof value === 'boolean' ? !value : undefined
}
