/** Joins sentences of any language. A space follows each, except after the wide punctuation of Chinese. */
export function joinSentences(sentences: readonly (string | undefined)[]): string {
  return sentences
    .filter((sentence) => sentence !== undefined && sentence !== '')
    .reduce<string>((text, sentence) => text + spaceAfter(text) + sentence, '')
}

/** The space between a sentence and what follows on the line. Tagged text ends with a tag. */
export function spaceAfter(sentence: string): string {
  return sentence === '' || /[。！？：；]\u{E007F}?$/u.test(sentence) ? '' : ' '
}
