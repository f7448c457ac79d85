import { fullStop, strongSeparator } from '@/lib/locale/lists'
import { spaceAfter } from '@/lib/locale/sentences'
import { phrases } from '@/lib/locale/phrases'
import { toTemplates } from '@/lib/locale/slots'
import { untagText } from '@/lib/locale/taggedText'
import type { Comparison } from '@/guide/ask/pages/comparison'
import { describeOrigin } from '@/components/parts/Statement/Statement'
import { listNameForms, simplify, splitText, type PronounRule } from './hideWords'

export type CompareText = ReturnType<typeof buildScriptText>

/** Without the words that are in no statement, which would be most of them. */
export function buildScriptText({ ballotRace, sections }: Pick<Comparison, 'ballotRace' | 'sections'>) {
  const statements = sections.flatMap(({ cells }) => cells.flatMap((cell) => cell.statements))
  const written = statements.flatMap((statement) => [
    'title' in statement ? statement.title : '',
    statement.text,
    describeOrigin(statement) ?? '',
  ])
  const all = untagText(written.join('\n'))
  const letters = simplify(all)
  const isUsed = (word: string) =>
    letters.includes(simplify(word)) && splitText(all, new Map([[word, word]])).some(({ ink }) => ink !== undefined)
  return {
    ...toTemplates(phrases.compare.script),
    /** Besides the names of the candidates. */
    hiddenWords: [...pronouns, ...listIdentifyingWords(ballotRace)].filter(isUsed),
    neutralPronouns: listNeutralPronouns(isUsed),
    separator: strongSeparator,
    /** Ends a sentence, with the space after it. */
    stop: fullStop + spaceAfter(fullStop),
  }
}

/** Words hidden besides the candidates' names: the editors' list, and the names of running mates. */
function listIdentifyingWords({ race, candidates }: Comparison['ballotRace']): readonly string[] {
  const mates = candidates.flatMap(({ runningMates = [] }) => runningMates)
  const names = mates.flatMap(({ name }) => listNameForms(name, name.split(' ').at(-1) ?? name))
  return [...new Set([...(race.identifyingWords ?? []), ...names].map(untagText))]
}

/** Pronouns give away who is meant. Statements may be in English, French, Spanish or Portuguese on any page. */
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
