/** The files of the open data, compared with the editors' files, and the feed of corrections. */
import { load } from 'cheerio'
import { parse } from 'csv-parse/sync'
import { candidateFiles, electionFile, questionnaireFiles, sourceFiles } from './support/dataFiles'
import { candidatesOf } from './support/election'
import { expect, test } from './support/site'

type Fields = Readonly<Record<string, unknown>>
type Row = Readonly<Record<string, string>>

/** Text of a CSV file as rows, without the apostrophe in front of a cell that looks like a formula. */
function readRows(csv: string): Row[] {
  const cells = parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' }) as Row[]
  const restore = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, '')
  return cells.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, restore(cell)])))
}

/** A field as a cell. Several ids have semicolons between them. */
function toCell(value: unknown): string {
  return Array.isArray(value) ? value.join(';') : String(value ?? '')
}

test('the documents have every published field', { tag: '@facts' }, async ({ request, election }) => {
  const { city, state, title, name, date } = election
  const updated = [election, ...election.candidates, ...election.questionnaires]
    .map((file) => file.updated)
    .toSorted()
    .at(-1)
  const license = election.license && { license: election.license.url }
  const header = { $schema: 'schema.json', version: '1.2', updated, ...license }
  const heading = { city, ...(state ? { state } : {}), title, name, date }
  const expected = {
    'election.json': electionFile(election),
    'candidates.json': { election: heading, candidates: candidateFiles(election) },
    'questionnaires.json': { election: heading, questionnaires: questionnaireFiles(election) },
    'sources.json': { election: heading, sources: sourceFiles(election) },
  }
  for (const [file, content] of Object.entries(expected)) {
    const response = await request.get(`./data/v1/${file}`)
    expect(response.headers()['content-type']).toMatch(/^application\/json/)
    expect(await response.json()).toEqual({ ...header, ...content })
  }
})

test('the page about the data has the license of the text', { tag: '@facts' }, async ({ readLines, election }) => {
  const lines = (await readLines('./data/')).join(' ')
  const { license } = election
  if (license) expect(lines).toContain(`under the license [${license.name}](${license.url})`)
  else expect(lines).toContain('No license has been set')
})

test('the address of the schema leads to it', { tag: '@facts' }, async ({ request, address }) => {
  const { $schema } = (await (await request.get('./data/v1/election.json')).json()) as { $schema: string }
  const schema = (await (await request.get(new URL($schema, `${address}data/v1/`).href)).json()) as { $id: string }
  expect(new URL(schema.$id, address).pathname).toBe(`${new URL(address).pathname}data/v1/schema.json`)
})

test(
  'the table of candidates has a row for each race of each candidate',
  { tag: '@facts' },
  async ({ request, election }) => {
    const response = await request.get('./data/v1/candidates.csv')
    expect(response.headers()['content-type']).toMatch(/^text\/csv/)
    const expected = candidateFiles(election).flatMap((candidate) =>
      (candidate.candidacies as Fields[]).map((candidacy) => ({
        ...candidate,
        ...(candidate.links as Fields | undefined),
        ...candidacy,
        withdrawn: candidacy.withdrawn !== undefined,
        withdrawnDate: (candidacy.withdrawn as Fields | undefined)?.date,
        noStances: (candidate.noStances as Fields | undefined)?.reason,
        noStancesAsOf: (candidate.noStances as Fields | undefined)?.asOf,
        runningMates: (candidacy.runningMates as readonly Fields[] | undefined)?.map(({ name }) => name),
      })),
    )
    expectRows(readRows((await response.body()).toString()), expected)
  },
)

test(
  'the table of statements has a row for each stance and position',
  { tag: '@facts' },
  async ({ request, election }) => {
    const rows = readRows((await (await request.get('./data/v1/statements.csv')).body()).toString())
    const expected = candidateFiles(election).flatMap(({ id, name, stances, positions }) =>
      [
        ...(stances as Fields[]).map((stance) => ({ ...stance, kind: 'stance' })),
        ...(positions as Fields[]).map((position) => ({ ...position, kind: 'position', topics: [position.topic] })),
      ].map((statement: Fields) => {
        const reply = statement.reply as Fields | undefined
        const { text, date, language, sources } = reply ?? {}
        const replied = { reply: text, replyDate: date, replyLanguage: language, replySources: sources }
        return { ...statement, ...replied, candidate: id, name }
      }),
    )
    expectRows(rows, expected)
  },
)

test('the table of sources has a row for each cited source', { tag: '@facts' }, async ({ request, election }) => {
  const rows = readRows((await (await request.get('./data/v1/sources.csv')).body()).toString())
  expectRows(rows, sourceFiles(election))
})

test(
  'the table of results has the result and the votes of everyone in every race',
  { tag: '@facts' },
  async ({ request, election }) => {
    const rows = readRows((await (await request.get('./data/v1/results.csv')).body()).toString())
    const { results } = election
    for (const { id: race } of election.races) {
      const everyone = candidateFiles(election).flatMap(({ id, candidacies }) =>
        (candidacies as Fields[])
          .filter((candidacy) => candidacy.race === race && (results !== undefined || candidacy.result !== undefined))
          .map(({ result, votes }) => [id, toCell(result), toCell(votes)]),
      )
      const inRace = rows.filter(({ contest }) => contest === race)
      const candidates = inRace.filter(({ choice }) => choice === 'candidate')
      expect(candidates.map(({ candidate, result, votes }) => [candidate, result, votes]).toSorted()).toEqual(
        everyone.toSorted(),
      )
      const { writeIns, blanks, ballots, registered, quota, rounds, exhausted = [] } = results?.votes?.[race] ?? {}
      const others = inRace
        .filter(({ choice }) => choice !== 'candidate')
        .map(({ choice, name, votes, round }) => [choice, name, votes, ...(round ? [round] : [])])
      expect(others).toEqual([
        ...(results?.writeInWinners?.[race] ?? []).map((name) => ['writeInWinner', name, '']),
        ...(writeIns === undefined ? [] : [['writeIns', '', String(writeIns)]]),
        ...(blanks === undefined ? [] : [['blanks', '', String(blanks)]]),
        ...(ballots === undefined ? [] : [['ballots', '', String(ballots)]]),
        ...(registered === undefined ? [] : [['registered', '', String(registered)]]),
        ...(quota === undefined ? [] : [['quota', '', String(quota)]]),
        ...candidatesOf(election, { id: race }).flatMap(({ id, name }) =>
          (rounds?.[id] ?? []).map((votes, index) => ['round', name, String(votes), String(index + 1)]),
        ),
        ...exhausted.map((votes, index) => ['exhausted', '', String(votes), String(index + 1)]),
      ])
    }
    for (const { id, answers = [] } of election.questions ?? []) {
      const { outcome, yes, no, votes, chosen } = results?.questions?.[id] ?? {}
      const inQuestion = rows
        .filter(({ contest }) => contest === id)
        .map((row) => [row.choice, row.name, row.result, row.votes, row.answer])
      const known = outcome === undefined ? [] : answers
      expect(inQuestion).toEqual([
        ...(outcome === undefined ? [] : [['question', '', outcome, '', chosen ?? '']]),
        ...(yes === undefined ? [] : [['yes', '', '', String(yes), '']]),
        ...(no === undefined ? [] : [['no', '', '', String(no), '']]),
        ...known.map((answer) => ['answer', answer.label, '', toCell(votes?.[answer.id]), answer.id]),
      ])
    }
  },
)

test(
  'the feed has every correction, if the site has a URL',
  { tag: '@facts' },
  async ({ request, readLinks, election }) => {
    const links = await readLinks('./corrections/', 'link[type="application/atom+xml"]')
    const response = await request.get('./corrections.atom')
    if (links.length === 0) {
      expect(response.status()).toBe(404)
      return
    }
    expect(links[0]).toMatch(/\/corrections\.atom$/)
    expect(response.headers()['content-type']).toMatch(/^application\/atom\+xml/)
    const $ = load(await response.text(), { xml: true })
    const read = (name: string) =>
      $(`feed > entry > ${name}`)
        .get()
        .map((element) => $(element).text())
    expect(read('content')).toEqual(election.corrections.map(({ text }) => text.trim()))
    expect(read('updated')).toEqual(election.corrections.map(({ date }) => `${date}T00:00:00Z`))
    expect(new Set(read('id')).size).toBe(election.corrections.length)
  },
)

function expectRows(rows: readonly Row[], expected: readonly Fields[]): void {
  expect(rows.map((row) => Object.entries(row))).toEqual(
    expected.map((fields, index) => Object.keys(rows[index] ?? {}).map((name) => [name, toCell(fields[name])])),
  )
}
