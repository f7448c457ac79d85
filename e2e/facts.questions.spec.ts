/** Facts about ballot questions, compared with the editors' files. */
import { questionTitle, type Election } from './support/election'
import { cite } from './support/citations'
import { count, link, longDate, mark, neighbors, shareOf } from './support/facts'
import { answersOf, outcomeLabels, personSentence, ruleSentences } from './support/outcomes'
import { collapse, findSection } from './support/outline'
import { expect, profilePath, test } from './support/site'

type Question = NonNullable<Election['questions']>[number]
type Result = NonNullable<NonNullable<Election['results']>['questions']>[string]

const pathOf = ({ id }: Question) => `./questions/${id}/`

test(
  'the landing page and the results list the ballot questions in order, if there are any',
  { tag: '@facts' },
  async ({ readLines, election }) => {
    const { questions = [], results } = election
    for (const path of ['./', ...(results ? ['./results/'] : [])]) {
      const lines = await readLines(path)
      if (questions.length === 0) expect(lines).not.toContain('## Ballot questions')
      else
        expect(findSection(lines, '## Ballot questions')).toEqual(listLines(election, questions, path === './results/'))
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

/** @param hasShares true for the results, which have percentages */
function listLines(election: Election, questions: readonly Question[], hasShares: boolean): string[] {
  return [
    ...questions.flatMap((question) => {
      const result = election.results?.questions?.[question.id]
      return [
        `### ${link(questionTitle(question), pathOf(question))}`,
        result
          ? labelOutcome(question, result)
          : election.results
            ? 'Not reported yet'
            : question.answers
              ? 'Choose one answer'
              : 'Yes or no',
        ...answersOf(question).map(([id, label]) =>
          [
            label,
            ...showVotes(question, result, id).map((shown) => (hasShares ? shown : shown.replace(/ \(.*/, ''))),
          ].join(' '),
        ),
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
  const { summary, yes, no, answers, cost, text, language, sources, arguments: all = [], person, candidate } = question
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
    ...(answers
      ? [
          '## The answers on the ballot',
          ...answers.flatMap(({ label, meaning }) => [
            label,
            collapse(meaning ?? 'This guide does not explain this answer.'),
          ]),
        ]
      : []),
    ...(cost ? ['## Cost', collapse(cost)] : []),
    ...(all.length > 0
      ? ['## Arguments', ...sideLines(election, question, 'for'), ...sideLines(election, question, 'against')]
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
function sideLines(election: Election, question: Question, side: 'for' | 'against'): string[] {
  const { arguments: all = [], answers } = question
  const own = all.filter((argument) => argument.side === side)
  const labels = new Map(answersOf(question))
  return [
    side === 'for' ? '### For' : '### Against',
    ...own.flatMap(({ text, by, answer, sources }) => [
      collapse(text),
      `Argument by ${by}${answer ? `, on the answer “${labels.get(answer)}”` : ''}.`,
      ...cite(election, sources),
    ]),
    ...(own.length > 0
      ? []
      : [answers ? 'This guide has no such argument.' : `This guide has no argument ${side} it.`]),
  ]
}

function resultLines({ results }: Election, question: Question): string[] {
  const result = results?.questions?.[question.id]
  if (!result) return []
  const all = answersOf(question)
  const votes = all.map(([id]) => showVotes(question, result, id))
  const { status, asOf } = results
  return [
    '## Result',
    labelOutcome(question, result),
    ...ruleSentences(question),
    ...(votes.flat().length > 0
      ? all.flatMap(([, label], index) => [
          question.answers ? label : `${label} votes`,
          ...(votes[index]!.length > 0 ? votes[index]! : ['Not known.']),
        ])
      : []),
    [
      ...(votes.flat().some((shown) => shown.endsWith('%)'))
        ? ['Percentages are of the votes for these answers.']
        : []),
      ...(status && status !== 'not known' ? [`The results are ${status}.`] : []),
      ...(asOf ? [`Results as of ${longDate(asOf)}.`] : []),
      link('Sources of the results', './results/'),
    ].join(' '),
  ]
}

/** The votes for an answer, if they are known, with the share if those of all answers are. */
function showVotes(question: Question, result: Result | undefined, id: string): string[] {
  const { yes, no, votes = { yes, no } } = result ?? {}
  const find = (answer: string) => (votes as Readonly<Record<string, number | undefined>>)[answer]
  const own = find(id)
  if (own === undefined) return []
  const all = answersOf(question).map(([answer]) => find(answer) ?? NaN)
  const total = all.reduce((sum, each) => sum + each, 0)
  return [total > 0 ? `${count(own)} (${shareOf(own, all)})` : count(own)]
}

function labelOutcome(question: Question, { outcome, chosen = '' }: Result): string {
  return outcome === 'chosen' ? `Chosen: ${new Map(answersOf(question)).get(chosen)}` : outcomeLabels[outcome]
}

function groupSentence({ groups = [] }: Election, { group: id }: Question): string[] {
  const group = groups.find((each) => each.id === id)
  return group && !group.everyone ? [`Only for ${group.name}.`] : []
}
