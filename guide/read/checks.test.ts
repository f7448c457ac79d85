import { type Edits, loadEdited, reportEdited } from '@/guide/testing/fixtures'
import { testReplacements, testReports, testValidEdits } from '@/guide/testing/invalidEdits'

const election = 'election.yaml'
const runoff = 'condition: If nobody has more than half of the votes.'

testReplacements(
  election,
  [
    ['date: 2026-11-03', 'date: 2026-09-30', 'races, item 3, advance, date', 'Correct the date: September 30, 2026'],
    ['voteFor: 1\n    advance', 'voteFor: 1\n    seats: 1\n    advance', 'races, item 3, seats', 'nobody is elected'],
    ['name: Town Clerk', 'name: Moderator', 'races, item 3, name', 'Another race on the ballot has the same name.'],
    [/    advance:\n(?: {6}.*\n)+/, '', 'results, advancing, moderator', 'Nobody moves on from Moderator.'],
    ['moderator: [ivy]', 'clerk: [abbot]', 'advancing, clerk', 'Nobody moves on from Town Clerk.'],
    ['moderator: [ivy]', 'moderator: [ivy, reed]', 'advancing, moderator', '1 candidate should move on from Moderator'],
    ['moderator: [ivy]', 'moderator: [abbot]', 'advancing, moderator, item 1', '“abbot” does not run for Moderator.'],
    ['moderator: [ivy]', 'moderator: [reed]', 'Jonas Reed moves on with 512 votes, but', 'does not move on has 640'],
    ['clerk: [baird]\n', 'clerk: [baird]\n    moderator: [ivy]\n', 'winners, moderator', 'The winners of Moderator'],
    [
      '  advancing:\n',
      '  writeInWinners: { moderator: [Al] }\n  advancing:\n',
      'writeInWinners, moderator',
      'Add each as a',
    ],
    ['count: 1', `count: 2\n      ${runoff}`, 'results, advancing, moderator', '2 candidates should move on from'],
    ['count: 1', 'count: 2', '2 candidates should move on from Moderator, not 1.'],
    [
      'voteFor: 1\n    advance',
      'noVote: { reason: acclaimed, sources: [notice] }\n    seats: 1\n    advance',
      'item 3, advance',
    ],
  ],
  'showcase',
)

const withRunoff =
  (results: string) =>
  ({ replace }: { replace: (file: string, from: string, to: string) => void }) => {
    replace(election, 'count: 1', `count: 2\n      ${runoff}`)
    replace(election, 'clerk: [baird]\n  advancing:\n    moderator: [ivy]', `clerk: [baird]\n${results}`)
  }

testReports(
  {
    'a winner with a runoff for no seat': [
      withRunoff('    moderator: [ivy]\n  advancing:\n    moderator: [reed]'),
      'results, advancing, moderator',
      'All seats of Moderator have',
    ],
    'somebody who is elected and moves on': [
      withRunoff('    moderator: [ivy]\n  advancing:\n    moderator: [ivy, reed]'),
      'Ivy May cannot be elected and move on.',
    ],
  },
  'showcase',
)

const ada = 'candidates/ada.yaml'
const bob = 'candidates/bob.yaml'

function setOrigins({ replace }: Edits, file: string, first: string, second?: string): void {
  replace(file, /date: 2017\n    sources:\n      - interview\n      - minutes/, first)
  if (second !== undefined) replace(file, /date: 2015\n    sources:\n      - interview/, second)
}

const setSourceDate = ({ replace }: Edits, date: string) =>
  replace('sources.yaml', 'date: 2017-10\n', `date: ${date}\n`)

const refuse = (source: string, origin: string) =>
  `The first source, ${source}, does not fit the date or how it was said (${origin}). Put the source`

testReports({
  'a first source from before the statement': [
    (copy) => setOrigins(copy, ada, 'date: 2017-11\n    how: questionnaire\n    sources: [interview, minutes]'),
    'ada.yaml, line 23, stances, item 1, sources, item 1',
    refuse('“interview” (2017-10)', 'questionnaire, 2017-11'),
  ],
  'a first source from years before the statement': [
    (copy) => {
      setOrigins(copy, ada, 'date: 2017\n    sources: [interview]')
      setSourceDate(copy, '2015/2016')
    },
    refuse('“interview” (2015/2016)', '2017'),
  ],
  'a first source without a date, before one from the day of the statement': [
    (copy) => {
      setOrigins(copy, ada, 'date: 2017-10-20\n    how: speech\n    sources: [minutes, interview]')
      setSourceDate(copy, '2017-10-20')
    },
    refuse('“minutes” (undated page), before “interview” (2017-10-20)', 'speech, 2017-10-20'),
  ],
  'a first source of another kind, before one of this kind': [
    (copy) => {
      const second = 'date: 2017-10\n    how: interview\n    sources: [interview]'
      setOrigins(copy, ada, 'date: 2017-10\n    how: questionnaire\n    sources: [interview, minutes]', second)
      setOrigins(copy, bob, 'how: questionnaire\n    sources: [minutes]')
    },
    refuse(
      '“interview” (interview in another statement), before “minutes” (questionnaire in another statement)',
      'questionnaire, 2017-10',
    ),
  ],
})

testValidEdits({
  'a first source from after the statement, which it may quote': (copy) =>
    setOrigins(copy, ada, 'date: 2015-03-04\n    how: debate\n    sources: [interview, minutes]'),
  'a first source from the year of the statement': (copy) => {
    setOrigins(copy, ada, 'date: 2017-11-01\n    how: interview\n    sources: [interview]')
    setSourceDate(copy, '2017')
  },
  'a first source without a date, if no other has the day of the statement': (copy) =>
    setOrigins(copy, ada, 'date: 2017-10-20\n    how: campaign site\n    sources: [minutes, interview]'),
  'a first source of several kinds, one of which is that of the statement': (copy) => {
    const second = 'how: questionnaire\n    sources: [minutes]'
    setOrigins(
      copy,
      ada,
      'how: questionnaire\n    sources: [interview, minutes]',
      'how: interview\n    sources: [interview]',
    )
    setOrigins(copy, bob, 'how: questionnaire\n    sources: [interview]', second)
  },
  'a first source of another kind, if the one of this kind has another date': (copy) => {
    const second = 'how: news report\n    sources: [minutes]'
    setOrigins(copy, ada, 'date: 2017-09\n    how: debate\n    sources: [minutes, interview]', second)
    setOrigins(copy, bob, 'how: debate\n    sources: [interview]')
  },
})

testReplacements(
  'questionnaires/library-friends.yaml',
  [
    ['otherChoice: Something else', '', 'choices', 'no choice “Something else”. Enter one of its choices: Books'],
    ['otherChoice: Something else', 'otherChoice: Books', 'otherChoice', 'The question has the choice “Books” twice.'],
    ['choices: [Books, Repairs]', '', 'item 3, choices', 'Add the choices.'],
    ['    several: true\n', '', 'choices', 'The question allows one choice.'],
    ['choices: [Repairs, Something else]', 'choices: [Repairs]', 'otherAnswer', 'The person did not choose to write'],
    ['choices: ["No"]\n', '', 'choices', 'Choose what the person answered: Yes, No.'],
    ['choices: ["No"]', 'choices: ["Perhaps"]', 'choices, item 1', '“Perhaps”'],
    ['{leftEmpty: true}', '{ leftEmpty: true, summary: Tea. }', 'leftEmpty', 'There is an answer, so it was not left'],
    ['{leftEmpty: true}', '{}', 'summary', 'Enter what the person answered.'],
    ['quote: Oui, chaque dimanche.', 'summary: Yes.', 'language', 'The language is about the quotation, and there is'],
    [
      '  adair: answered',
      '  adair: declined',
      'answers, adair',
      'This person has an answer, but the status “declined”.',
    ],
    ['  marsh: reminded', '  nobody: reminded', 'statuses, nobody', '“nobody”'],
    ['topic: roads', 'topic: boats', 'topic', '“boats”'],
    [
      'races: [PL-council]',
      'races: [warden]',
      'answers, oduya',
      '“oduya” does not run in a race that got the question.',
    ],
    ['id: money', 'id: hours', 'id', 'Another one has the address “hours”, too.'],
    ['published: 2026-09-25', 'published: 2026-08-25', 'published', 'is before the questions'],
    ['changed: 2026-09-28', 'changed: 2026-10-28', 'changed', 'is after the day of the last update'],
    ['sources: [friends-branches]', 'sources: [branches]', 'sources, item 1', '“branches”'],
  ],
  'region',
)

describe('checkQuestionnaire', () => {
  it('reads an election without the folder, and rejects other files in it', () => {
    expect(loadEdited(() => {}).questionnaires).toEqual([])
    expect(reportEdited((copy) => copy.write('questionnaires/notes.txt', ''))).toContain(
      'its name has to end in “.yaml”',
    )
    expect(reportEdited((copy) => copy.write('questionnaires', ''))).toContain(
      'This must be a folder, but it is a file',
    )
  })

  it('publishes neither the address of the form nor the note for editors', () => {
    const { questionnaires } = loadEdited(() => {}, 'region')
    expect(JSON.stringify(questionnaires)).not.toMatch(/secret-form|closed a day late/)
  })
})

describe('checkQuestions', () => {
  testReplacements(
    'election.yaml',
    [
      // Answers.
      ['id: lind', 'id: harbor', 'answers, item 2, id', 'Another one has the address “harbor”, too.'],
      [
        'label: None of these',
        'label: Harbor Library',
        'answers, item 3, label',
        'The question has the answer “Harbor',
      ],
      [/ {6}- id: lind[^]*?other names\.\n/, '', 'questions, item 2, answers', 'at least two answers'],
      [
        '    advisory: true',
        '    yes: It is named.',
        'item 2, yes',
        'This question has other answers than yes and no.',
      ],
      ['    advisory: true', '    kind: recall\n    person: Ann Poe', 'questions, item 2, kind', 'This question has'],
      ['answer: harbor', 'answer: sea', 'arguments, item 1, answer', 'Choose the answer that the argument is about'],
      ['        answer: harbor\n', '', 'arguments, item 1, answer', 'Choose the answer that the argument is about'],
      // Results.
      ['outcome: chosen', 'outcome: passed', 'library-name, outcome', 'one of chosen, none chosen, undecided'],
      ['outcome: chosen', 'outcome: none chosen', 'library-name, chosen', 'The outcome is “none chosen”, so no answer'],
      ['\n      chosen: harbor', '', 'library-name, chosen', 'Choose the answer that voters have chosen: “harbor”'],
      ['chosen: harbor', 'chosen: sea', 'library-name, chosen', 'Choose the answer that voters have chosen: “harbor”'],
      ['chosen: harbor', 'chosen: lind', 'library-name, chosen', 'Another answer has more votes: 610, not 402.'],
      ['no-name: 98', 'sea: 98', 'library-name, votes, sea', 'The question has no answer “sea”.'],
      [
        /votes:\n +harbor: 610[^]*?98/,
        'yes: 9',
        'library-name, yes',
        'This question has other answers than yes and no.',
      ],
      ['yes: 812', 'votes: { harbor: 1 }', 'judge-lind, votes', 'Voters answer this question with yes or no.'],
      [
        '  sources: [returns]\n  editorNote',
        '  turnout: { ballots: 1109, sources: [returns] }\n  sources: [returns]\n  editorNote',
        'library-name',
        'This question has 1,110',
      ],
    ],
    'showcase',
  )
})

describe('checkRounds', () => {
  const rounds = 'abbot: [410, 436]'

  testReplacements(
    'election.yaml',
    [
      ['ranks: 3', 'voteFor: 1', 'races, item 5, rankRules', 'These rules are', 'votes, clerk, rounds', 'clerk, quota'],
      ['ranks: 3', 'ranks: 3\n    voteFor: 1', 'races, item 5, voteFor', 'This race has votes and ranks per voter.'],
      ['ranks: 3', 'ranks: 1', 'races, item 5, ranks', 'a whole number from 2 to 50'],
      [rounds, 'abbot: [400, 436]', 'rounds, abbot', 'Nia Abbot has 400 votes in the first round, but 410 in'],
      [
        rounds,
        'dunn: [410, 436]',
        'rounds, dunn',
        'Enter the votes of Nia Abbot in each round, as for',
        'rounds, abbot',
      ],
      [rounds, 'abbot: [410, 456]', 'clerk, rounds', 'Round 2 has more ballots (945) than the round before (925).'],
      [rounds, 'abbot: [410, 436.6]\n        dunn: [0, 0.5]', 'Round 2 has more ballots (926.1) than the round before'],
      ['exhausted: [0, 19]', 'exhausted: [0, -1.5]', 'clerk, exhausted, item 2', 'a number, 0 or greater'],
      [
        rounds,
        'abbot: [410, 0, 1]',
        'rounds, abbot, item 3',
        'Nia Abbot has no votes in round 2, but some in round 3.',
      ],
      [
        'exhausted: [0, 19]',
        'exhausted: [0]',
        'clerk, exhausted',
        'Enter 2 numbers of exhausted ballots, one for each',
      ],
      ['exhausted: [0, 19]', 'exhausted: [19, 0]', 'exhausted, item 2', 'Round 2 has fewer exhausted ballots than the'],
      ['clerk: [baird]', 'clerk: [cole]', 'rounds, cole', 'Pia Cole is a winner, but has no votes in the last round.'],
      ['clerk: [baird]', 'clerk: [abbot]', 'rounds, abbot', 'Nia Abbot is a winner with 436 votes in the last round'],
      ['ballots: 925', 'ballots: 900', 'Town Clerk has 925 votes, but only 900 votes are possible: there is one first'],
      [/ {6}rounds:\n(?: {8}.*\n)+/, '', 'clerk, rounds', 'There are exhausted ballots, but no votes by round'],
    ],
    'showcase',
  )
})

const translate = (...texts: readonly string[]) =>
  `by: machine\ntexts:\n${texts.map((text) => `  - ${text}\n`).join('')}`

const withTranslations = (content: string, name = 'es.yaml') => {
  return ({ write }: Edits) => write(`translations/${name}`, content)
}

it('reads translations of any text, and of text that the guide no longer has', () => {
  const content = translate('{ original: City Council, text: Concejo Municipal }', '{ original: Gone, text: Fuera }')
  expect(loadEdited(withTranslations(content)).races).toEqual(loadEdited(() => {}).races)
})

it.each([
  ['a repeated original', ['{ original: A, text: B }', '{ original: A, text: C }'], 'item 2', 'This passage has two'],
  ['an empty translation', ['{ original: A, text: " " }'], 'texts, item 1, text', 'the translation'],
  ['a translation that is too long', [`{ original: City Council, text: ${'a'.repeat(101)} }`], 'text', 'It has 101.'],
  ['a line break in a name', ['{ original: City Council, text: "A\\nB" }'], 'texts, item 1, text', 'a line break'],
  ['an unknown field', ['{ original: A, text: B, author: C }'], 'texts, item 1, author', '“author”'],
])('rejects %s', (_, texts, field, part) => {
  const report = reportEdited(withTranslations(translate(...texts)))
  expect(report).toContain('translations/es.yaml, line')
  expect(report).toContain(field)
  expect(report).toContain(part)
})

it.each(['en.yaml', 'tlh.yaml', 'ES.yaml', 'notes.txt'])('rejects a file with the name %s', (name) => {
  expect(reportEdited(withTranslations('by: machine\ntexts: []\n', name))).toContain(name)
})
