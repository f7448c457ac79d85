import { language } from './language'

/** Languages, and scripts of other languages, that are written from right to left. Tests mirror English with `en-x-rtl`. */
const rightToLeft =
  /^(?:ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)\b(?!-(?:latn|cyrl|deva))|-(?:arab|hebr|thaa|nkoo|syrc)\b|-x-rtl$/i

export function isRightToLeft(tag: string): boolean {
  return rightToLeft.test(tag)
}

/** True if pages run from right to left. Layout follows by itself, but drawings and arrows need a mirrored form. */
export const isMirrored = isRightToLeft(language)

/** Value of `dir` for what is written from left to right in every language: telephone numbers and addresses. */
export const ltr = isMirrored ? 'ltr' : undefined
