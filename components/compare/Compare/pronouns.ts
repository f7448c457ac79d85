/** Pronouns in statements, which give away who is meant. They depend on the language of statements, not of the page. */
import type { PronounRule } from './hideWords'

/** In English, French, Spanish and Portuguese. */
export const pronouns: readonly string[] = [
  'he she him his her hers himself herself He She Him His Her Hers Himself Herself',
  'il elle Il Elle él ella Él Ella ele ela Ele Ela',
].flatMap((list) => list.split(' '))

/** Verbs with one form for one person and for several. */
const verbs =
  'began brought called chose could did drew felt found gave got had held hoped kept knew led left made met might put ran said sat saw set should spoke stood taught thought told took voted wanted went will won would wrote'.split(
    ' ',
  )

const afterObject = '[.,;:!?]|$| (?:and|as|at|because|but|for|from|if|in|on|or|so|that|to|when|while|who|with)\\b'

/**
 * English pronouns that fit anybody: what they replace, and a regular expression for what follows it. After "he" and
 * "she", the verb must have one form for one person and for several. The same for men and women, so that no bar tells.
 * @param isUsed omits pronouns and verbs that are not in the statements
 */
export function listNeutralPronouns(isUsed: (word: string) => boolean): readonly PronounRule[] {
  const sameVerb = `(?![^.!?]* (?:and|but|or|then) (?:[a-z]+ )?(?:was|is|has|does)\\b) (?:(?:also|later|never|only|still|then) )?(?:${[...verbs.filter(isUsed), '[a-z]+ed'].join('|')})\\b`
  const rules: readonly PronounRule[] = [
    ['he', sameVerb, 'they'],
    ['she', sameVerb, 'they'],
    ['him', '', 'them'],
    ['his', '', 'their'],
    ['her', afterObject, 'them'],
    ['her', '', 'their'],
    ['himself', '', 'themselves'],
    ['herself', '', 'themselves'],
  ]
  return rules.filter(([word]) => isUsed(word) || isUsed(word.charAt(0).toUpperCase() + word.slice(1)))
}
