import { aCandidate, aComparison, aRace, aStance } from '@/guide/testing/factories'
import { formatChoice, parseChoice } from './choice'
import { listNameForms, splitText } from './hideWords'
import { listNeutralPronouns, pronouns, buildScriptText } from './scriptText'

const all = { topics: ['housing', 'budget', 'in.short'], candidates: ['bears', 'tseng'] }

it.each([
  ['', {}],
  ['#', {}],
  ['#topics=budget', { topics: ['budget'] }],
  ['#topics=budget,housing&candidates=tseng', { topics: ['housing', 'budget'], candidates: ['tseng'] }],
  ['#candidates=tseng&topics=%62udget', { topics: ['budget'], candidates: ['tseng'] }],
  ['#topics=budget,gone,%E0%A4%A', { topics: ['budget'] }],
  ['#topics=gone&candidates=bears', { candidates: ['bears'] }],
  ['#topics=', {}],
  ['#topics=__proto__&other=1', {}],
])('parses %j as %j', (hash, choice) => {
  expect(parseChoice(hash, all)).toEqual(choice)
})

it.each(['#main', '#/profile/bears', '#topicsx=1', '#%E0%A4%A'])('leaves the fragment %j alone', (hash) => {
  expect(parseChoice(hash, all)).toBeUndefined()
})

it.each([
  [{}, ''],
  [{ topics: ['in.short'] }, '#topics=in.short'],
  [{ candidates: ['bears'] }, '#candidates=bears'],
])('formats %j as %j', (choice, hash) => {
  expect(formatChoice(choice)).toBe(hash)
})

it('parses what it formats, even if an app encoded the commas', () => {
  const choice = { topics: ['housing', 'in.short'], candidates: ['bears'] }
  const hash = formatChoice(choice)
  expect(parseChoice(hash, all)).toEqual(choice)
  expect(parseChoice(hash.replaceAll(',', '%2C'), all)).toEqual(choice)
})

const words = new Map([
  ...pronouns.map((word) => [word, '_'] as const),
  ...listNameForms('Zac Bears', 'Bears').map((form) => [form, 'A'] as const),
  ...listNameForms('Jaclyn Torres Roth', 'Torres Roth').map((form) => [form, 'B'] as const),
  ...listNameForms('Ève Åberg-O’Neil', 'Åberg-O’Neil').map((form) => [form, 'C'] as const),
  ...listNameForms('Ed Street', 'Street').map((form) => [form, 'D'] as const),
])

/** Hides words and marks the ink with brackets. */
const hide = (text: string) =>
  splitText(text, words)
    .map((piece) => (piece.ink === undefined ? piece.text : `[${piece.ink}]`))
    .join('')

it.each([
  ['Zac Bears said so.', '[A] said so.'],
  ["Bears's plan, Bears' plan and Bears’s plan", "[A]'s plan, [A]' plan and [A]’s plan"],
  ['Torres Roth and Roth', '[B] and [B]'],
  ['Jaclyn, Zac', '[B], [A]'],
  ['Bears Bears', '[A] [A]'],
  ['He saw herself; HE did', '[_] saw [_]; HE did'],
  ['bears, Bearskin, Übears, xBears, Bears2', 'bears, Bearskin, Übears, xBears, Bears2'],
  ['The theme of history', 'The theme of history'],
  ['Ève (Åberg-O’Neil)', '[C] ([C])'],
  ["Åberg-O'Neil, O’Neil and Åberg", '[C], [C] and [C]'],
  ['Z. Bears and J. Torres Roth', '[A] and [B]'],
  ['Main Street, the street, Streets and Ed Street', 'Main [D], the street, Streets and [D]'],
  ['See https://zac-bears.example/plan, or (@torresroth).', 'See [A], or ([B]).'],
  ['Write to zac.bears@mail.example or oneil@mail.example.', 'Write to [A] or [C].'],
  [
    'See https://www.city.example/budget, 3.5 and/or 10/22/2023.',
    'See https://www.city.example/budget, 3.5 and/or 10/22/2023.',
  ],
  ['Torres-Roth, Bears/Torres', '[B]-[B], [A][B]'],
  ['', ''],
])('hides %j as %j', (text, hidden) => {
  expect(hide(text)).toBe(hidden)
})

it.each(pronouns)('hides the pronoun %s', (word) => {
  expect(hide(`So ${word}.`)).toBe('So [_].')
})

it.each([
  ['George A. Scarpelli', 'Scarpelli', ['George A. Scarpelli', 'Scarpelli', 'G. Scarpelli', 'George']],
  ['Robert ‘Bob’ O’Cole Jr.', 'O’Cole', ['Robert ‘Bob’ O’Cole Jr.', 'O’Cole', 'R. O’Cole', 'Robert', 'Bob', 'Jr']],
  ['Ana de la Cruz', 'de la Cruz', ['Ana de la Cruz', 'de la Cruz', 'A. de la Cruz', 'Ana', 'Cruz']],
  ['Mary-Ann Wu', 'Wu', ['Mary-Ann Wu', 'Wu', 'M. Wu', 'Mary-Ann', 'Mary', 'Ann']],
  ['Cher', 'Cher', ['Cher', 'C. Cher']],
])('lists the forms of %s', (name, surname, forms) => {
  expect(listNameForms(name, surname)).toEqual(forms)
})

it('takes letters of names literally, and any punctuation', () => {
  const inks = (text: string) => splitText(text, new Map([['A(b.)', 'x']])).flatMap(({ ink }) => ink ?? [])
  expect(inks('A(b.) here')).toEqual(['x'])
  expect(inks('Abb A')).toEqual([])
})

it.each([
  ['He wanted homes. She also backed parks.', 'They wanted homes. They also backed parks.'],
  ['Then he said that his plan helps him.', 'Then they said that their plan helps them.'],
  ['Her plan, he said, helps her and others.', 'Their plan, they said, helps them and others.'],
  ['She taught herself.', 'They taught themselves.'],
  ['He was a teacher. She has plans, and he wants more.', '[_] was a teacher. [_] has plans, and [_] wants more.'],
])('replaces pronouns that give somebody away: %j', (text, neutral) => {
  const pieces = splitText(
    text,
    words,
    listNeutralPronouns(() => true),
  )
  expect(
    pieces.map((piece) => piece.neutral ?? (piece.ink === undefined ? piece.text : `[${piece.ink}]`)).join(''),
  ).toBe(neutral)
})

function buildText(text: string) {
  const topics = [{ id: 'roads', name: 'Roads' }]
  const candidates = [aCandidate({ stances: [aStance(1, { text, topics: ['roads'] })] })]
  const races = [{ ...aRace, identifyingWords: ['the mayor’s son', 'moved that'] }]
  const { hiddenWords, neutralPronouns } = buildScriptText(aComparison({ topics, candidates, races }))
  return { hiddenWords, neutralPronouns }
}

it('has only the words that a statement has', () => {
  const { hiddenWords, neutralPronouns } = buildText("Here she said that she, the mayor's son, was sad.")
  expect(hiddenWords).toEqual(['she', 'the mayor’s son'])
  expect(neutralPronouns.map(([pronoun]) => pronoun)).toEqual(['she'])
  expect(neutralPronouns[0]?.[1]).toContain('(?:said|[a-z]+ed)')
})

it('has the words of an address', () => {
  expect(buildText('Write to me at her.plan@mail.example.').hiddenWords).toContain('her')
})
