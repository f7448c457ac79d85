/** A name with the surname in bold, as ballots print it. */
export function PersonName({ name, sortName }: { readonly name: string; readonly sortName: string }) {
  const { before, surname, after } = splitName(name, sortName)
  return (
    <>
      {before}
      <b>{surname}</b>
      {after}
    </>
  )
}

/**
 * Splits a name around its surname, which lists print in bold.
 * @param sortName the name with the surname first, like `Bears, Zac`
 * @returns the whole name as the surname if the name does not contain the surname. The other parts may be empty
 */
export function splitName(name: string, sortName: string) {
  const surname = sortName.replace(/,.*/s, '').trim()
  const end = findLastWord(name, surname) + surname.length
  if (surname === '' || end < surname.length) return { before: '', surname: name, after: '' }
  return { before: name.slice(0, end - surname.length), surname, after: name.slice(end) }
}

/** Index of the last place where a text has white space, a comma or its own ends around the words. -1 if there is none. */
function findLastWord(text: string, words: string): number {
  let index = text.lastIndexOf(words)
  while (index > 0 && !(isBoundary(text[index - 1]) && isBoundary(text[index + words.length])))
    index = text.lastIndexOf(words, index - 1)
  return index === 0 && !isBoundary(text[words.length]) ? -1 : index
}

function isBoundary(character = ' '): boolean {
  return /[\s,]/.test(character)
}
