/** Facts about ballot questions, compared with the editors' files. */
import { questionTitle, type Election } from './support/election'
import { cite, count, longDate, outcomeLabels } from './support/facts'
import { collapse, findSection, readNeighbors, readSections } from './support/readPage'
import { expect, test } from './support/site'

type Question = NonNullable<Election['questions']>[number]

const media = ['screen', 'print'] as const

test('the landing page lists the ballot questions in order, if there are any', async ({ page, election, address }) => {
  const { questions = [] } = election
  await page.goto('./')
  for (const medium of media) {
    await page.emulateMedia({ media: medium })
    const sections = await readSections(page)
    const start = sections.findIndex(({ heading }) => heading === 'Ballot questions')
    if (questions.length === 0) expect(start).toBe(-1)
    const items = start < 0 ? [] : sections.slice(start + 1, start + 1 + questions.length)
    expect(items.map(({ heading, links }) => [heading, links[0]?.url])).toEqual(
      questions.map((question) => [questionTitle(question), new URL(`questions/${question.id}/`, address).href]),
    )
    for (const [index, question] of questions.entries()) {
      const lines = items[index]?.lines ?? []
      if (question.summary) expect(lines).toContain(collapse(question.summary))
      expect(lines.find((line) => line.startsWith('Only for'))).toBe(groupSentence(election, question))
      const { outcome, yes, no } = election.results?.questions?.[question.id] ?? {}
      expect(lines).toContain(outcome ? outcomeLabels[outcome] : 'Yes or no')
      expect(lines).toContain(yes === undefined ? 'Yes' : `Yes ${count(yes)}`)
      expect(lines).toContain(no === undefined ? 'No' : `No ${count(no)}`)
    }
    expect(items.at(-1)?.citations ?? []).toEqual(
      cite(
        election,
        questions.flatMap(({ sources }) => sources),
      ),
    )
  }
})

test('every ballot question has a page in the sitemap, and no other page is one', ({ paths, election }) => {
  const expected = (election.questions ?? []).map(({ id }) => `./questions/${id}/`)
  expect(paths.filter((path) => path.startsWith('./questions/')).toSorted()).toEqual(expected.toSorted())
})

test('every ballot question shows what is known, and nothing else, on screen and in print', async ({
  page,
  election,
}) => {
  const { questions = [] } = election
  for (const [index, question] of questions.entries()) {
    await page.goto(`./questions/${question.id}/`)
    for (const medium of media) {
      await page.emulateMedia({ media: medium })
      const sections = await readSections(page)
      expect(sections.map(({ heading }) => heading)).toEqual(expectedHeadings(election, question))
      expect(sections[0]?.lines).toEqual([
        [`On the ballot of ${longDate(election.date)}.`, groupSentence(election, question)].filter(Boolean).join(' '),
      ])
      const { summary, yes, no, cost, text, sources } = question
      const find = (heading: string) => findSection(sections, heading)
      if (summary) expect(find('In plain words').lines).toEqual([collapse(summary), "This is the editors' summary."])
      if (yes || no)
        expect(find('What a yes or a no vote means').rows).toEqual({
          'A yes vote means': collapse(yes ?? 'Not known.'),
          'A no vote means': collapse(no ?? 'Not known.'),
        })
      if (cost) expect(find('Cost').lines).toEqual([collapse(cost)])
      expect(find('Official text').lines).toEqual(
        text
          ? ['This is the official text, word for word.', collapse(text)]
          : ['This guide does not have the official text.'],
      )
      expect(find('Sources').citations).toEqual(cite(election, sources))
    }
    await page.emulateMedia({ media: 'screen' })
    const language = page.locator('blockquote')
    if (question.text && question.language) await expect(language).toHaveAttribute('lang', question.language)
    const addressOf = (other?: Question) => new URL(`../${other?.id}/`, page.url()).href
    expect(await readNeighbors(page)).toEqual([
      ...(index > 0 ? [['prev', addressOf(questions[index - 1])]] : []),
      ...(index < questions.length - 1 ? [['next', addressOf(questions[index + 1])]] : []),
    ])
  }
})

test('arguments for and against are attributed, cited, and in columns of the same width', async ({
  page,
  election,
}) => {
  for (const question of election.questions ?? []) {
    const { arguments: all = [] } = question
    if (all.length === 0) continue
    await page.goto(`./questions/${question.id}/`)
    const sections = await readSections(page)
    for (const [heading, side] of [
      ['For', 'for'],
      ['Against', 'against'],
    ] as const) {
      const own = all.filter((argument) => argument.side === side)
      const { lines, citations } = findSection(sections, heading)
      const texts = own.flatMap(({ text, by }) => [collapse(text), `Argument by ${by}.`])
      expect(lines.filter((line) => !citations.some((citation) => citation.text === line))).toEqual(
        own.length > 0 ? texts : [`This guide has no argument ${side} it.`],
      )
      expect(citations).toEqual(own.flatMap(({ sources }) => cite(election, sources)))
    }
    const columns = page.locator('h3').locator('xpath=..')
    const [first, second] = [await columns.nth(0).boundingBox(), await columns.nth(1).boundingBox()]
    expect(first && [first.width, first.y]).toEqual(second && [second.width, second.y])
  }
})

test('the result of a ballot question has its outcome, votes and status, once known', async ({
  page,
  election,
  address,
}) => {
  for (const { id } of election.questions ?? []) {
    const result = election.results?.questions?.[id]
    if (!result) continue
    await page.goto(`./questions/${id}/`)
    const { lines, rows, links } = findSection(await readSections(page), 'Result')
    const { outcome, yes, no, threshold } = result
    const needed = threshold ? [`Needed to pass: ${threshold}.`] : []
    expect(lines.slice(0, needed.length + 1)).toEqual([outcomeLabels[outcome], ...needed])
    const votes = { 'Yes votes': yes, 'No votes': no }
    expect(rows).toEqual(
      yes === undefined && no === undefined
        ? {}
        : Object.fromEntries(
            Object.entries(votes).map(([label, value]) => [label, value === undefined ? 'Not known.' : count(value)]),
          ),
    )
    const { status, asOf } = election.results ?? {}
    expect(lines[needed.length + 1]).toBe(
      [
        status && status !== 'not known' ? `The results are ${status}.` : '',
        asOf ? `Results as of ${longDate(asOf)}.` : '',
        'Sources of the results',
      ]
        .filter(Boolean)
        .join(' '),
    )
    expect(links.map(({ url }) => url)).toEqual([new URL('results/', address).href])
  }
})

function groupSentence({ groups = [] }: Election, { group: id }: Question): string | undefined {
  const group = groups.find((each) => each.id === id)
  return group && !group.everyone ? `Only for ${group.name}.` : undefined
}

function expectedHeadings({ results }: Election, question: Question): string[] {
  const { summary, yes, no, cost, arguments: all = [] } = question
  return [
    questionTitle(question),
    ...(summary ? ['In plain words'] : []),
    ...(yes || no ? ['What a yes or a no vote means'] : []),
    ...(cost ? ['Cost'] : []),
    ...(all.length > 0 ? ['Arguments', 'For', 'Against'] : []),
    'Official text',
    ...(results?.questions?.[question.id] ? ['Result'] : []),
    'Sources',
  ]
}
