/** Joins sentences. A space follows each, except after the wide punctuation of Chinese. */
export function joinSentences(sentences: readonly (string | undefined)[]): string {
  return sentences
    .filter((sentence) => sentence !== undefined && sentence !== '')
    .reduce<string>((text, sentence) => text + spaceAfter(text) + sentence, '')
}

/** The space between a sentence and what follows on the line. Tagged text ends with a tag. */
export function spaceAfter(sentence: string): string {
  return sentence === '' || /[。！？：；]\u{E007F}?$/u.test(sentence) ? '' : ' '
}

/** Words of each sentence. A word contains a letter or a digit, and ends at a space. */
export function splitSentences(text: string): readonly (readonly string[])[] {
  const sentences: string[][] = [[]]
  const tokens = text.trim().split(/\s+/)
  for (const [index, token] of tokens.entries()) {
    if (/[\p{L}\p{N}]/u.test(token)) sentences.at(-1)?.push(token)
    if (endsSentence(token, tokens[index + 1] ?? '')) sentences.push([])
  }
  return sentences.filter(({ length }) => length > 0)
}

export function countWords(...parts: readonly string[]): number {
  return parts.flatMap(splitSentences).flat().length
}

const abbreviation = /^["“‘(]*(?:Mr|Mrs|Ms|Dr|St|Jr|Sr|No|vs|Rev|Gov|Sen|Rep|Lt|Ave|(?:\p{Lu}\.)*\p{Lu})\.$/u

/** True if a word is the last of its sentence. `St. Mary` and `U.S. House` are in one sentence. */
function endsSentence(word: string, next: string): boolean {
  return /[.!?…]["”’)]*$/.test(word) && /^["“‘(]*[\p{Lu}\p{N}]/u.test(next) && !abbreviation.test(word)
}
