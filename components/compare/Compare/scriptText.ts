/** The text that the script of a comparison shows, and the words that it hides. */
import { fullStop, strongSeparator } from '@/lib/locale/lists'
import { spaceAfter } from '@/lib/locale/joinSentences'
import { phrases } from '@/lib/locale/phrases'
import { toTemplates } from '@/lib/locale/slots'
import { untagText } from '@/lib/locale/taggedText'
import type { Comparison } from '@/guide/ask/pages/comparison'
import { describeOrigin } from '@/components/parts/Statement/describeStatement'
import type { CompareText } from './compare.browser'
import { listNameForms, simplify, splitText } from './hideWords'
import { listNeutralPronouns, pronouns } from './pronouns'

/** Without the words that are in no statement, which would be most of them. */
export function buildScriptText({ ballotRace, sections }: Pick<Comparison, 'ballotRace' | 'sections'>): CompareText {
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
    hiddenWords: [...pronouns, ...listIdentifyingWords(ballotRace)].filter(isUsed),
    neutralPronouns: listNeutralPronouns(isUsed),
    separator: strongSeparator,
    stop: fullStop + spaceAfter(fullStop),
  }
}

/** What the script hides besides the names of the candidates: the editors' words, and the names of the running mates. */
function listIdentifyingWords({ race, candidates }: Comparison['ballotRace']): readonly string[] {
  const mates = candidates.flatMap(({ runningMates = [] }) => runningMates)
  const names = mates.flatMap(({ name }) => listNameForms(name, name.split(' ').at(-1) ?? name))
  return [...new Set([...(race.identifyingWords ?? []), ...names].map(untagText))]
}
