/** Words that no id may be. Browser scripts may import it. */

/** True for names that Windows or a host treats specially. */
export function isReserved(id: string): boolean {
  return /^(con|prn|aux|nul|com\d|lpt\d|index|404|__proto__)$/i.test(id)
}

/** True for the ids of elements on pages with races, and for parts of addresses. */
export function isPageWord(id: string): boolean {
  return id === 'main' || id === 'questions'
}
