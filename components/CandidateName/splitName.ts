/**
 * Splits a name before its surname, which `sortName` begins with: "Jaclyn Torres Roth" into "Jaclyn" and "Torres Roth".
 * @returns the given names and the surname; the whole name as surname if it does not end with the surname
 */
export function splitName(name: string, sortName: string): { readonly given: string; readonly surname: string } {
  const [surname = ''] = sortName.split(',')
  const given = name.slice(0, -surname.length)
  return surname !== '' && name === given + surname && given.endsWith(' ')
    ? { given: given.trimEnd(), surname }
    : { given: '', surname: name }
}
