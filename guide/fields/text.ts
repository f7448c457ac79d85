import { z } from 'zod'
import { findForbiddenCharacter } from '@/lib/characters'
import { parseLanguageTag } from '@/lib/locale/languages'
import { field } from './catalog'

/** Maximum lengths of fields, in UTF-16 code units. */
export const maxLengths = {
  id: 60,
  name: 100,
  title: 120,
  label: 300,
  number: 20,
  phone: 40,
  fieldName: 200,
  text: 2000,
  experience: 3000,
  officialText: 20_000,
  address: 2000,
} as const

type Length = keyof typeof maxLengths

export const textFields = z.registry<{
  readonly max: number
  /** True for the editors' own sentences, whose readability the check measures. */
  readonly isEditorial?: boolean
}>()

/** The problem of text that is too long, which skips slower checks. */
export const atMost = (max: number) => ({ error: `at most ${max} characters`, abort: true })

/** A check that reports the reason why a string is invalid in the message of its problem, `params.message`. */
export function check(findProblem: (value: string) => string | undefined, expected: string, fix: string) {
  return (value: string, context: z.core.$RefinementCtx<string>) => {
    const found = findProblem(value)
    if (!found) return
    const params = { message: `Enter ${expected}. This has ${found}. ${fix}` }
    context.addIssue({ code: 'custom', message: expected, params })
  }
}

export const retypeAdvice = 'Retype the text: the character may be invisible, or may have been pasted with it.'

/** One plain space in place of several and of other kinds, and none at the end of a line. Pages show the same. */
function collapseSpaces(value: string): string {
  return value.replaceAll(/[^\S\n]+/g, ' ').replaceAll(' \n', '\n')
}

function textField(
  expected: string,
  length: Length,
  findProblem: (value: string) => string | undefined,
  isEditorial = false,
) {
  const max = maxLengths[length]
  const schema = z
    .string({ error: expected })
    .trim()
    .overwrite(collapseSpaces)
    .min(1, { error: expected })
    .max(max, atMost(max))
    .superRefine(check(findProblem, 'text of visible characters', retypeAdvice))
  textFields.add(schema, { max, isEditorial })
  return schema
}

/** Text on one line. */
export const shortText = (length: Length, expected = 'text') =>
  textField(expected, length, (value) =>
    /[\n\t]/.test(value) ? 'a line break or a tab' : findForbiddenCharacter(value),
  )

/** Text with at least one visible character. */
export const text = (expected = 'text', length: Length = 'text') => textField(expected, length, findForbiddenCharacter)

/** Sentences that the editors write. A quotation, official text or a note for editors is `text`. */
export const editorialText = (expected = 'text', length: Length = 'text') =>
  textField(expected, length, findForbiddenCharacter, true)

/** A language tag of BCP 47, like `en` or `fr-CA`. */
export const languageTag = z
  .string({ error: 'a language tag, like en or fr-CA' })
  .refine((tag) => parseLanguageTag(tag) !== undefined, { error: 'a language tag, like en or fr-CA' })

export const textLanguage = (headings?: readonly string[]) =>
  field(languageTag.optional(), 'Language', "A code like es for Spanish, if it is not the guide's language.", {
    isRare: true,
    ask: 'a code of a language, like en or fr-CA',
    headings,
  })
