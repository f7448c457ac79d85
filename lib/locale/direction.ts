/** Languages, and scripts of other languages, that are written from right to left. */
const rightToLeft =
  /^(?:ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)\b(?!-(?:latn|cyrl|deva))|-(?:arab|hebr|thaa|nkoo|syrc)\b/i

/** True if a language is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return rightToLeft.test(tag)
}
