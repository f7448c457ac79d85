import type { Problem } from '@/lib/problems'
import { editFixture, type Edits } from '@/guide/testing/fixtures'
import { listUnclear } from '@/guide/testing/plainMessages'
import type { Guide } from '@/guide/fields/published'
import { buildGuide } from './publishedGuide'
import type { ElectionFiles } from './electionFiles'
import { findWarnings } from './warnings'
import { findHardText } from './hardText'
import { readElection } from './election'
import { parseYaml } from './yaml'
import { findUnequalGroups, findUnequalCandidates } from './unequalContent'

jest.setTimeout(60_000)

const ada = 'candidates/ada.yaml'
const publisher = 'publisher: {name: Friends, funding: Members pay., contact: a@friends.example}\n'

type Find = (files: ElectionFiles, guide: Guide) => readonly Problem[]

/** Returns the warnings about an edited copy as file, field and message. The copy names its publisher. */
function warningsAfter(edit: (copy: Edits) => void, find: Find = findWarnings): (string | undefined)[][] {
  const copy = editFixture()
  copy.replace('election.yaml', 'when:', `${publisher}when:`)
  edit(copy)
  const files = readElection(copy.files)
  expect(files.problems.slice(0, 3)).toEqual([])
  const warnings = find(files, buildGuide(files.valid!))
  expect(listUnclear(warnings)).toEqual([])
  return warnings.map(({ file, field, message }) => [file.split('/').at(-1), field, message])
}

const part = (text: string): unknown => expect.stringContaining(text)

const easy = 'She said that the town should fix the roads. She also asked for more trees on the main street.'
const hard =
  'Administrative reorganization of municipal departments necessitates considerable interdepartmental collaboration.'
const long =
  'She said that the town should fix the old road by the mill, plant more trees on Main Street, and open the pool in May.'

const setText = (text: string) => (copy: Edits) =>
  copy.replace(ada, /text: >-\n(?: {6}.*\n)+/, `text: ${JSON.stringify(text)}\n`)

it('does not warn about short and easy text of about the same length', () => {
  expect(warningsAfter(() => {})).toEqual([])
})

it.each([
  ['no easy text', `${easy} ${easy}`],
  ['text above grade 9', `${hard} ${easy}`, 'grade 12.9'],
  ['a sentence of more than 20 words', long, '25 words'],
])('warns about %s', (_case, text, ...found) => {
  const warnings = found.map((words) => ['ada.yaml', 'stances, item 1, text', part(words)])
  expect(warningsAfter(setText(text), findHardText)).toEqual(warnings)
})

it('does not measure text that is too long', () => {
  const data = parseYaml(`experience: "${'Go on. '.repeat(140_000)}"`, ada)
  expect(
    findHardText({ questionnaires: [], election: parseYaml('', 'election.yaml'), candidates: [{ id: 'ada', data }] }),
  ).toEqual([])
})

it('is not slowed down by a language tag that is too long', () => {
  const start = process.cpuUsage()
  const election = parseYaml(`languages: [en-x-${'a1-'.repeat(300_000)}a]`, 'election.yaml')
  const data = parseYaml('stances:\n' + `- text: ${easy}\n`.repeat(100), ada)
  expect(findHardText({ questionnaires: [], election, candidates: [{ id: 'ada', data }] })).toEqual([])
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5)
})

it('measures the editors’ own text of the election, but no official text, argument or reply', () => {
  const argument = `{ side: for, text: "${long}", by: Friends, sources: [notice] }`
  const own = `id: question-1, title: A new library, summary: "${long}", sources: [notice]`
  const question = `{ ${own}, text: "${long}", language: es, arguments: [${argument}] }`
  const warnings = warningsAfter((copy) => {
    copy.replace(
      'election.yaml',
      'results:',
      `questions: [${question}]\nresults:\n  questions: {question-1: {outcome: passed}}`,
    )
    copy.replace(
      ada,
      'stances:\n',
      `stances:\n  - {title: Reply, text: Yes., sources: [notice], reply: {text: "${long}", date: 2017-10-01}}\n`,
    )
  }, findHardText)
  expect(warnings).toEqual([['election.yaml', 'questions, item 1, summary', part('25 words')]])
})

it('does not measure text in another language', () => {
  const inSpanish = (copy: Edits) => {
    setText(long)(copy)
    copy.replace(ada, 'date: 2017\n', 'date: 2017\n    language: es\n')
  }
  expect(warningsAfter(inSpanish, findHardText)).toEqual([])
})

/** Gives Ada and Bob stances of some words, and adds a third candidate for the City Council. */
const setWords = (ofAda: number, ofBob: number) => (copy: Edits) => {
  const stances = (words: number) => `stances: [{title: x, text: ${'word '.repeat(words)}, sources: [notice]}]\n\n`
  const pattern = /stances:\n[^]*?\n\n/
  copy.replace(ada, pattern, stances(ofAda))
  copy.replace('candidates/bob.yaml', pattern, stances(ofBob))
  copy.replace('candidates/cy.yaml', pattern, stances(100))
  copy.replace('candidates/cy.yaml', 'race: mayor', 'race: cityCouncil')
}

it.each<[ofAda: number, ofBob: number, ...expected: [id: string, words: number, others: number][]]>([
  [50, 100],
  [49, 100, ['ada', 49, 100]],
  [200, 100],
  [201, 100, ['ada', 201, 100]],
  // The median of two is their mean.
  [74, 200, ['ada', 74, 150], ['bob', 200, 87]],
])('compares the words of everyone in a race: %i, %i and 100', (ofAda, ofBob, ...expected) => {
  const warnings = warningsAfter(setWords(ofAda, ofBob), findUnequalCandidates)
  expect(warnings.map(([file, , message]) => [file, message])).toEqual(
    expected.map(([id, words, others]) => [
      `${id}.yaml`,
      part(`${words} words. Those of the others for City Council have about ${others}.`),
    ]),
  )
})

it('compares nobody with a candidate who withdrew, or whose statements are unknown', () => {
  const withdraw = (copy: Edits) => {
    setWords(1, 100)(copy)
    copy.replace(ada, 'incumbent:', 'withdrawn: {date: 2017-10-01, sources: [notice]}\nincumbent:')
    copy.replace('election.yaml', '[ada]', '[bob]')
  }
  expect(warningsAfter(withdraw, findUnequalCandidates)).toEqual([])
  const silence = (copy: Edits) => {
    setWords(1, 100)(copy)
    copy.replace(ada, /stances: .*\n/, 'stances: []\nnoStances: {reason: declined}\n')
  }
  expect(warningsAfter(silence, findUnequalCandidates)).toEqual([])
})

it('warns about averages that are far apart between parties or results, at the race, and names both groups', () => {
  const edit = (copy: Edits) => {
    setWords(100, 100)(copy)
    copy.replace('candidates/cy.yaml', 'word '.repeat(60), '')
    copy.replace('candidates/cy.yaml', 'party: N/A', 'party: Whig\npartySource: notice')
  }
  const groups = (one: string, two: string, averages: string) => [
    'election.yaml',
    'races, item 1',
    part(`City Council: ${one} and ${two} average ${averages}.`),
  ]
  expect(warningsAfter(edit, findUnequalGroups)).toEqual([
    groups('Party not known (2 candidates)', 'Whig (1 candidate)', '100.0 and 40.0 words'),
    groups('Elected (1 candidate)', 'Not elected (2 candidates)', '100.0 and 70.0 words'),
  ])
})

it('warns about more votes than seats, at the race', () => {
  const edit = (copy: Edits) => copy.replace('election.yaml', 'voteFor: 1', 'voteFor: 6')
  expect(warningsAfter(edit)).toEqual([
    ['election.yaml', 'races, item 1, voteFor', part('A voter has 6 votes for City Council, but only 1')],
  ])
})

it('warns about a party that differs by a letter, and a host name that looks like another', () => {
  const edit = (copy: Edits) => {
    copy.replace(ada, 'party: N/A', 'party: Democrat\npartySource: notice')
    copy.replace('candidates/bob.yaml', 'party: N/A', 'party: Democratt\npartySource: notice')
    copy.replace('sources.yaml', 'https://radio.example/', 'https://r\u0430dio.example/')
  }
  expect(warningsAfter(edit)).toEqual([
    ['sources.yaml', 'interview, url', part('browsers open xn--rdio-')],
    ['bob.yaml', 'party', part('Another candidate has the party “Democrat”.')],
  ])
})

it('lists all averages between the same two groups together', () => {
  const silence = (copy: Edits) =>
    copy.replace('candidates/bob.yaml', /stances:\n[^]*?\n\n/, 'stances: []\nnoStances: {reason: declined}\n\n')
  expect(warningsAfter(silence).map(([, , message]) => message)).toEqual([
    part(
      'City Council: Elected (1 candidate) and Not elected (1 candidate) average 2.0 and 0.0 key stances, 14.0 and 0.0 words, 3.0 and 1.0 sources.',
    ),
  ])
})

it('warns that nobody is named as publisher, payer and contact, each until it is', () => {
  const missing = (copy: Edits) => copy.replace('election.yaml', publisher, '')
  const fields = ['name', 'funding', 'contact']
  expect(warningsAfter(missing)).toEqual(
    fields.map((field) => ['election.yaml', `publisher, ${field}`, part('Enter wh')]),
  )
  const named = (copy: Edits) => copy.replace('election.yaml', 'name: Friends, ', '')
  expect(warningsAfter(named)).toEqual([['election.yaml', 'publisher, name', part('Enter who publishes')]])
})

it.each([
  [10, /: R0, [^.]*R7, City Council, Mayor\. /],
  [11, /R8, City Council, and others\. /],
])('warns once about %i races without results, and names up to ten', (count, found) => {
  const warnings = warningsAfter((copy) => {
    copy.replace('election.yaml', /winners:\n(?: {4}.*\n)+/, 'winners: {}\n')
    const races = Array.from(
      { length: count - 2 },
      (_, id) => `  - { id: r${id}, name: R${id}, position: R, voteFor: 1, sources: [notice] }`,
    )
    copy.replace('election.yaml', 'races:', `races:\n${races.join('\n')}`)
  })
  expect(warnings).toEqual([['election.yaml', 'results', expect.stringMatching(found)]])
})

it.each([
  ['one long word', 's'.repeat(1990)],
  ['quotation marks', '.”'.repeat(500)],
  ['different words', undefined],
])('is not slowed down by files full of %s', (_name, content) => {
  const texts = Array.from({ length: 400 }, (_, index) => content ?? differentWords(index))
  const stances = texts.map(
    (text, index) => `  - {title: "${index}", text: ${JSON.stringify(`a ${text}`)}, sources: [notice]}`,
  )
  const start = process.cpuUsage()
  warningsAfter((copy) => copy.replace(ada, 'stances:\n', `stances:\n${stances.join('\n')}\n`))
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1e6).toBeLessThan(5)
})

function differentWords(seed: number): string {
  return Array.from({ length: 200 }, (_, index) => `w${(seed * 200 + index).toString(36)}ia`).join(' ')
}

it.each<[string, readonly string[], string | undefined, readonly string[]]>([
  ['wards of one city', ['Ward 1, Hill', 'Ward 2', 'Ward 12'], undefined, []],
  ['towns', ['Hill Town', 'Bay Town'], undefined, []],
  ['a ward in a town', ['Hill', 'Hill, Ward 1'], undefined, ['only one group, like Hill or Hill, Ward 1.']],
  ['wards and a board', ['Ward 1', 'Ward 2', 'École'], undefined, ['only one group, like Ward 1 or École.']],
  ['one group', ['Ward 1'], undefined, []],
  ['a board that no area has', ['Ward 1', 'École'], 'g0', ['No area has the group École (“g1”).']],
])(
  'warns about groups that a voter may vote in several of, unless areas combine them: %s',
  (_case, names, group, parts) => {
    const warnings = warningsAfter((copy) => {
      const groups = names.map((name, index) => `  - { id: g${index}, name: "${name}" }\n`).join('')
      const areas = group === undefined ? '' : `areas:\n  - { id: north, name: North, groups: [${group}] }\n`
      copy.replace(
        'election.yaml',
        'races:',
        `groups:\n${groups}  - { id: all, name: Citywide, everyone: true }\n${areas}races:`,
      )
    })
    expect(warnings.map((warning) => warning[2])).toEqual(parts.map(part))
  },
)
