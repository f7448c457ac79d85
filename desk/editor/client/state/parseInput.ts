import { readAddress, readDate } from '@/desk/readInput'
import type { TextForm } from '@/guide/fields/forms'

type InputForm = Pick<TextForm, 'input' | 'account'> | { readonly input: 'number'; readonly account?: undefined }

/**
 * An empty input has no value. Text of another form than the field has stays, with its problem.
 * @param language of the election, which decides about the order of day and month
 */
export function parseInput(
  { input, account }: InputForm,
  text: string,
  language?: string,
): string | number | undefined {
  if (text === '') return undefined
  switch (input) {
    case 'number':
      return parseNumber(text)
    case 'date': {
      const day = readDate(text, language)
      return /^\d{4}-\d\d-\d\d$/.test(day) ? day : text
    }
    case 'looseDate': {
      const date = readDate(text, language)
      // Files have a year as a number.
      return /^[1-9]\d{3}$/.test(date) ? Number(date) : date
    }
    case 'url':
    case 'contact':
      return readAddress(text, account)
    default:
      return text
  }
}

/** Ignores spaces and commas. More digits may follow a decimal point, so zeros at its end do not matter. */
export function parseNumber(text: string): string | number | undefined {
  const digits = text.replaceAll(/[\s,]/g, '')
  if (digits === '') return undefined
  return /^(?:0|[1-9]\d{0,14})(?:\.\d{0,8})?$/.test(digits) ? Number(digits) : text
}
