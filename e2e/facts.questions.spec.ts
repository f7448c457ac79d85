/** Facts about ballot questions, compared with the editors' files. */
import { questionTitle, type Election } from './support/election'
import {
  cite,
  count,
  link,
  longDate,
  mark,
  neighbors,
  outcomeLabels,
  personSentence,
  ruleSentences,
} from './support/facts'
import { collapse, findSection } from './support/outline'
import { expect, profilePath, test } from './support/site'

type Question = NonNullable<Election['questions']>[number]

const pathOf = ({ id }: Question) => `./questions/${id}/`

test(
  'the landing page and the results list the ballot questions in order, if there are any',
  { tag: '@facts' },
  async ({ readLines, election }) => {
    const { questions = [], results } = election
    for (const path of ['./', ...(results ? ['./results/'] : [])]) {
      const lines = await readLines(path)
      if (questions.length === 0) expect(lines).not.toContain('## Ballot questions')
      else expect(findSection(lines, '## Ballot questions')).toEqual(listLines(election, questions))
    }
  },
)

test(
  'every ballot question has a page with what is known, and nothing else, and no other page is one',
  { tag: '@facts' },
  async ({ readLines, readLinks, election, paths }) => {
    const { questions = [] } = election
    const pages = questions.map(pathOf)
    expect(paths.filter((path) => path.startsWith('./questions/')).toSorted()).toEqual(pages.toSorted())
    for (const question of questions) {
      const path = pathOf(question)
      expect(await readLines(path)).toEqual(questionPage(election, question))
      const { prev, next } = neighbors(pages, path)
      expect([await readLinks(path, 'a[rel="prev"]'), await readLinks(path, 'a[rel="next"]')]).toEqual([prev, next])
    }
  },
)

function listLines(election: Election, questions: readonly Question[]): string[] {
  return [
    ...questions.flatMap((question) => {
      const { outcome, yes, no } = election.results?.questions?.[question.id] ?? {}
      return [
        `### ${link(questionTitle(question), pathOf(question))}`,
        outcome ? outcomeLabels[outcome] : election.results ? 'Not reported yet' : 'Yes or no',
        yes === undefined ? 'Yes' : `Yes ${count(yes)}`,
        no === undefined ? 'No' : `No ${count(no)}`,
        ...personSentence(question),
        ...(question.summary ? [collapse(question.summary)] : []),
        ...ruleSentences(question),
        ...groupSentence(election, question),
      ]
    }),
    'Sources',
    ...cite(
      election,
      questions.flatMap(({ sources }) => sources),
    ),
  ]
}

function questionPage(election: Election, question: Question): string[] {
  const { summary, yes, no, cost, text, language, sources, arguments: all = [], person, candidate } = question
  return [
    `# ${questionTitle(question)}`,
    [
      `On the ballot of ${longDate(election.date)}.`,
      ...personSentence(question),
      ...ruleSentences(question),
      ...groupSentence(election, question),
      ...(person && candidate ? [link(`Read about ${person}`, profilePath({ id: candidate }))] : []),
    ].join(' '),
    ...(summary ? ['## In plain words', collapse(summary), "This is the editors' summary."] : []),
    ...(yes || no
      ? [
          '## What a yes or a no vote means',
          'A yes vote means',
          collapse(yes ?? 'Not known.'),
          'A no vote means',
          collapse(no ?? 'Not known.'),
        ]
      : []),
    ...(cost ? ['## Cost', collapse(cost)] : []),
    ...(all.length > 0
      ? ['## Arguments', ...sideLines(election, all, 'for'), ...sideLines(election, all, 'against')]
      : []),
    '## Official text',
    ...(text
      ? ['This is the official text, word for word.', mark(language, text)]
      : ['This guide does not have the official text.']),
    ...resultLines(election, question),
    '## Sources',
    ...cite(election, sources),
  ]
}

/** The arguments of a side, each with who makes it and its sources. */
function sideLines(election: Election, all: NonNullable<Question['arguments']>, side: 'for' | 'against'): string[] {
  const own = all.filter((argument) => argument.side === side)
  return [
    side === 'for' ? '### For' : '### Against',
    ...own.flatMap(({ text, by, sources }) => [collapse(text), `Argument by ${by}.`, ...cite(election, sources)]),
    ...(own.length > 0 ? [] : [`This guide has no argument ${side} it.`]),
  ]
}

function resultLines({ results }: Election, question: Question): string[] {
  const result = results?.questions?.[question.id]
  if (!result) return []
  const { outcome, yes, no } = result
  const { status, asOf } = results
  const votes = (value: number | undefined) => (value === undefined ? 'Not known.' : count(value))
  return [
    '## Result',
    outcomeLabels[outcome],
    ...ruleSentences(question),
    ...(yes === undefined && no === undefined ? [] : ['Yes votes', votes(yes), 'No votes', votes(no)]),
    [
      ...(status && status !== 'not known' ? [`The results are ${status}.`] : []),
      ...(asOf ? [`Results as of ${longDate(asOf)}.`] : []),
      link('Sources of the results', './results/'),
    ].join(' '),
  ]
}

function groupSentence({ groups = [] }: Election, { group: id }: Question): string[] {
  const group = groups.find((each) => each.id === id)
  return group && !group.everyone ? [`Only for ${group.name}.`] : []
}
