import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { splitTaggedText, tagText } from '@/lib/locale/taggedText'
import { describeRecount } from '@/guide/words/descriptions'
import { memoize } from '@/lib/collections'
import { getOwn } from '@/lib/values'
import type { Answer, AskedQuestion, Candidate, Guide, Question, Term } from '@/guide/fields/published'

/** A piece of text. With a term, it is its first use on the page. */
interface TermPiece {
  readonly text: string
  readonly term?: Term
}

export interface PageTerms {
  /** In the order of their first uses. */
  readonly terms: readonly Term[]
  /** The pieces of the page's strings, by string. */
  readonly pieces: ReadonlyMap<string, readonly TermPiece[]>
}

interface Text {
  readonly text?: string
  readonly language?: string
}

/** @param texts what the editors wrote on the page, in its order */
export function findTerms({ terms }: Pick<Guide, 'terms'>, texts: readonly Text[]): PageTerms {
  const used = new Set<Term>()
  const pieces = new Map<string, readonly TermPiece[]>()
  for (const { text, language } of texts) {
    if (text === undefined || pieces.has(text) || findForeignLanguage(language)) continue
    const parts = splitByTerms(text, terms, used)
    pieces.set(text, parts)
    for (const { term } of parts) if (term) used.add(term)
  }
  return { terms: [...used], pieces }
}

/** Like {@link findTerms}, for statements that readers may see alone: each has a first use of its terms. */
export function findTermsOfEach(guide: Pick<Guide, 'terms'>, texts: readonly Text[]): PageTerms {
  const all = texts.map((text) => findTerms(guide, [text]))
  return {
    terms: [...new Set(all.flatMap(({ terms }) => terms))],
    pieces: new Map(all.flatMap(({ pieces }) => [...pieces])),
  }
}

/** Splits text at the first use of each term. Forms are whole words of the same language, and the longest one wins. */
export function splitByTerms(text: string, terms: readonly Term[], used: ReadonlySet<Term>): readonly TermPiece[] {
  const known = new Set(used)
  return splitTaggedText(text).flatMap(({ text: run, language }) =>
    splitRun(run, compile(terms, language), known).map((piece) =>
      language === undefined ? piece : { ...piece, text: tagText(piece.text, language) },
    ),
  )
}

/** Adds the terms that it finds to those that are known. */
function splitRun(text: string, compiled: ReturnType<typeof compile>, known: Set<Term>) {
  const pieces: TermPiece[] = []
  let end = 0
  for (const match of findMatches(compiled, text)) {
    const [words, ...groups] = match
    const term = compiled.owners[groups.findIndex((group) => group !== undefined)]
    if (!term || known.has(term)) continue
    known.add(term)
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) })
    pieces.push({ text: words, term })
    end = match.index + words.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/**
 * A pattern with a group for each form in a language, the longest first, and the term of each group. Compiling is slow.
 * @param language of the tags of the forms. Empty for forms without a tag
 */
const compile = memoize((terms: readonly Term[], language: string) => {
  const forms = terms
    .flatMap((term) => term.forms.flatMap(splitTaggedText).map(({ text: form, ...run }) => ({ term, form, run })))
    .filter(({ run }) => (run.language ?? '') === language)
    .toSorted((a, b) => b.form.length - a.form.length)
  // Without forms, it matches nowhere.
  const pattern = new RegExp(forms.map(({ form }) => toPattern(form)).join('|') || '(?!)', 'giu')
  return { pattern, owners: forms.map(({ term }) => term) }
})

/** Several pages have the same text. */
const findMatches = memoize(({ pattern }: ReturnType<typeof compile>, text) => [...text.matchAll(pattern)])

/** True if a form occurs in text as whole words. */
export function hasForm(text: string, form: string): boolean {
  return new RegExp(toPattern(form), 'iu').test(text)
}

const LETTER = String.raw`\p{L}\p{M}\p{N}`
/** A letter of a script with spaces between words. */
const SPACED = String.raw`(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])[${LETTER}]`

/** A group that matches a form with any spaces and apostrophes, between other letters only if its script has no spaces. */
function toPattern(form: string): string {
  const characters = form
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
    .replaceAll(/['’]/g, "['’]")
  const before = new RegExp(`^${SPACED}`, 'u').test(form) ? `(?<![${LETTER}])` : ''
  const after = new RegExp(`${SPACED}$`, 'u').test(form) ? `(?![${LETTER}])` : ''
  return `${before}(${characters})${after}`
}

export function listQuestionTexts(question: Question): readonly Text[] {
  const { summary, yes, no, answers = [], cost, arguments: all = [] } = question
  const bySide = (['for', 'against'] as const).flatMap((each) => all.filter(({ side }) => side === each))
  const meanings = answers.map(({ meaning }) => meaning)
  return [summary, yes, no, ...meanings, cost, ...bySide.map(({ text }) => text)].map((text) => ({ text }))
}

export function listRaceTexts({ election, races }: Guide, raceId: string): readonly Text[] {
  const recounts = (election.results?.recounts ?? []).filter(({ race }) => race === raceId)
  const { about, advance } = races.find(({ id }) => id === raceId) ?? {}
  return [...recounts.map(({ text }) => text), advance?.voters, about].map((text) => ({ text }))
}

export function listResultTexts({ election: { results }, races, questions }: Guide): readonly Text[] {
  return [...races, ...questions].flatMap(({ id }) => [
    { text: getOwn(results?.votes, id)?.explanation },
    ...(results?.recounts ?? [])
      .filter(({ race }) => race === id)
      .map((recount) => ({ text: describeRecount(recount) })),
  ])
}

/** @param people who were asked, with their answers, if there are any */
export function listAnswerTexts({ text }: AskedQuestion, people: readonly { readonly answer?: Answer }[]) {
  return [{ text }, ...people.map(({ answer }) => ({ text: answer?.summary }))]
}

function listCandidateTexts({ stances, positions, experience, language }: Candidate): readonly Text[] {
  return [...stances, ...positions, { text: experience, language }]
}

export function listExplainedTexts(guide: Guide): readonly Text[] {
  return [
    ...guide.candidates.flatMap(listCandidateTexts),
    ...guide.races.flatMap(({ id }) => listRaceTexts(guide, id)),
    ...guide.questions.flatMap(listQuestionTexts),
    ...listResultTexts(guide),
    ...guide.questionnaires.flatMap(({ questions }) =>
      questions.flatMap((question) => {
        const people = Object.values(question.answers).map((answer) => ({ answer }))
        return listAnswerTexts(question, people)
      }),
    ),
  ]
}
