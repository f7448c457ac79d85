/** Joins the words of a text with hyphens, in lower case: `Région of St. Larkin` becomes `région-of-st-larkin`. */
export function toSlug(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-')
}
