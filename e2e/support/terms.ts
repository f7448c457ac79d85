/** The words that a page must explain, found without the code of the site. */
import { candidatesOf, comparedRaces, type Candidate, type Election, type Questionnaire, type Race } from './election'
import { longDate } from './facts'
import { askedIn, racesOf } from './questionnaires'
import { sectionsOf, topicsOf } from './statements'

type Term = NonNullable<Election['terms']>[number]
type PageTexts = readonly [path: string, texts: Texts]
type Texts = readonly (string | undefined)[]

const isLetter = (character = '') => /[\p{L}\p{M}\p{N}]/u.test(character)
const hasSpaces = (character = '') => isLetter(character) && !/\p{scx=Han}/u.test(character)
const simplify = (text: string) => text.replaceAll('’', "'").toLowerCase()

/** The first use of each term in the text of a page, in order. */
export function listUses({ terms = [] }: Election, texts: Texts): { readonly term: Term; readonly words: string }[] {
  const forms = terms.flatMap((term) => term.forms.map((form) => ({ term, form: simplify(form) })))
  const uses = new Map<Term, string>()
  for (const text of texts.map((each) => (each ?? '').replaceAll(/\s+/g, ' ').trim()))
    for (let start = 0; start < text.length; start++) {
      const found = forms
        .filter(({ form }) => simplify(text).startsWith(form, start))
        .filter(({ form }) => !(hasSpaces(form.at(0)) && isLetter(text[start - 1])))
        .filter(({ form }) => !(hasSpaces(form.at(-1)) && isLetter(text[start + form.length])))
        .toSorted((a, b) => b.form.length - a.form.length)[0]
      if (!found) continue
      const end = start + found.form.length
      if (!uses.has(found.term)) uses.set(found.term, text.slice(start, end))
      start = end - 1
    }
  return [...uses].map(([term, words]) => ({ term, words }))
}

/** The editors' text of every page that explains terms, under its path. */
export function listTexts(election: Election, paths: readonly string[]): ReadonlyMap<string, Texts> {
  const { candidates, races, questions = [], results } = election
  const { votes = {}, recounts = [] } = results ?? {}
  const recountsOf = (id: string) => recounts.filter(({ race }) => race === id)
  return new Map<string, Texts>([
    ...candidates.flatMap((candidate): PageTexts[] => [
      [`./profile/${candidate.id}/`, listProfileTexts(election, candidate)],
      ...candidate.stances.map((stance, index, all): PageTexts => [
        `./profile/${candidate.id}/stance${index + 1}/`,
        [stance, ...all.filter((other) => other !== stance)].map(toText),
      ]),
    ]),
    ...races.map(({ id, about }): PageTexts => [
      `./candidates/${id}/`,
      [...recountsOf(id).map(({ text }) => text), about],
    ]),
    ...questions.map(({ id, summary, yes, no, cost, arguments: all = [] }): PageTexts => [
      `./questions/${id}/`,
      [
        summary,
        yes,
        no,
        cost,
        ...['for', 'against'].flatMap((side) => all.filter((each) => each.side === side)).map(toText),
      ],
    ]),
    ...election.questionnaires.flatMap((each) => listAnswerTexts(election, each, paths)),
    ...comparedRaces(election).flatMap((race) => listComparisonTexts(election, race, paths)),
    [
      './results/',
      [...races, ...questions].flatMap(({ id }) => [
        votes[id]?.explanation,
        ...recountsOf(id).map(({ date, text }) => (date ? text.replace(longDate(date), '') : text)),
      ]),
    ],
  ])
}

/** The text of the page of a questionnaire, or of its pages of one race each. */
function listAnswerTexts(election: Election, questionnaire: Questionnaire, paths: readonly string[]): PageTexts[] {
  const path = `./answers/${questionnaire.id}/`
  const byRace = racesOf(election, questionnaire).map((race): PageTexts => {
    const ids = candidatesOf(election, race).map(({ id }) => id)
    const texts = askedIn(questionnaire, race).flatMap(({ text, answers = {} }) => [
      text,
      ...ids.map((id) => answers[id]?.summary),
    ])
    return [`${path}${race.id}/`, texts]
  })
  return byRace.some(([own]) => paths.includes(own)) ? byRace : [[path, byRace.flatMap(([, texts]) => texts)]]
}

/** The statements of a comparison, or of its pages of one topic each. */
function listComparisonTexts(election: Election, race: Race, paths: readonly string[]): PageTexts[] {
  const path = `./compare/${race.id}/`
  const byTopic = sectionsOf(election, race).map(({ topic = 'other.stances', find }, index): PageTexts => [
    index === 0 ? path : `${path}${topic}/`,
    candidatesOf(election, race).flatMap((candidate) => find(candidate).map(toText)),
  ])
  const isSplit = byTopic.some(([own]) => own !== path && paths.includes(own))
  return isSplit ? byTopic : [[path, byTopic.flatMap(([, texts]) => texts)]]
}

function listProfileTexts(election: Election, candidate: Candidate): Texts {
  const { stances, positions, experience, language } = candidate
  const byTopic = topicsOf(election, candidate).flatMap(({ id }) => positions.filter(({ topic }) => topic === id))
  return [...[...stances, ...byTopic].map(toText), language ? undefined : experience]
}

/** Undefined for text in another language than the guide's, which has no definitions in it. */
function toText({ text, language }: { readonly text: string; readonly language?: string }): string | undefined {
  return language ? undefined : text
}
