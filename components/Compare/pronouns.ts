/** Pronouns in statements, which give away who is meant. They depend on the language of statements, not of the page. */
import type { PronounRule } from './hideWords'

const sameVerb =
  '(?![^.!?]* (?:and|but|or|then) (?:[a-z]+ )?(?:was|is|has|does)\\b) (?:(?:also|later|never|only|still|then) )?(?:began|brought|called|chose|could|did|drew|felt|found|gave|got|had|held|hoped|kept|knew|led|left|made|met|might|put|ran|said|sat|saw|set|should|spoke|stood|taught|thought|told|took|voted|wanted|went|will|won|would|wrote|[a-z]+ed)\\b'
const afterObject = '[.,;:!?]|$| (?:and|as|at|because|but|for|from|if|in|on|or|so|that|to|when|while|who|with)\\b'

/** In English, French, Spanish and Portuguese. */
export const pronouns: readonly string[] = [
  'he she him his her hers himself herself He She Him His Her Hers Himself Herself',
  'il elle Il Elle él ella Él Ella ele ela Ele Ela',
]

/**
 * English pronouns that fit anybody: what they replace, and a regular expression for what follows it. After "he" and
 * "she", the verb must have one form for one person and for several. The same for men and women, so that no bar tells.
 */
export const neutralPronouns: readonly PronounRule[] = [
  ['he', sameVerb, 'they'],
  ['she', sameVerb, 'they'],
  ['him', '', 'them'],
  ['his', '', 'their'],
  ['her', afterObject, 'them'],
  ['her', '', 'their'],
  ['himself', '', 'themselves'],
  ['herself', '', 'themselves'],
]
