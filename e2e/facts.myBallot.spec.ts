/** The ballot that a reader marks, compared with the editors' files. */
import { describeMark } from './support/candidacy'
import { ballotName, candidatesOf, questionTitle, type Candidate, type Election, type Race } from './support/election'
import { boldPart, isPublished, link } from './support/facts'
import { answersOf, personSentence, ruleSentences } from './support/outcomes'
import { describeAdvance, describeLimit, describeNoVote, titleOf } from './support/races'
import { collapse } from './support/outline'
import { expect, profilePath, test } from './support/site'
import { partLines } from './support/votingFacts'

test(
  'my ballot has every race and question in the order of the files, with its instruction and names',
  { tag: '@facts' },
  async ({ readLines, readLinks, readPage, election }) => {
    const { races, questions = [] } = election
    // The address is on a site whose own URL is configured.
    const lines = (await readLines('./my-ballot/')).filter((line) => !line.startsWith('Made at '))
    expect(
      lines.slice(
        lines.findIndex((line) => line.startsWith('## ')),
        -1,
      ),
    ).toEqual([
      ...races.flatMap((race) => [`## ${titleOf(election, race)}`, ...raceLines(election, race)]),
      ...questions.flatMap((question) => [
        `## ${questionTitle(question)}`,
        question.answers ? 'Vote for one answer' : 'Vote Yes or No',
        ...personSentence(question),
        ...ruleSentences(question),
        ...answersOf(question).map(([, label]) => label),
        'A note to yourself',
      ]),
    ])
    expect(await readLinks('./my-ballot/', 'section p a[href*="/questions/"]')).toEqual(
      questions.map(({ id }) => `./questions/${id}/`),
    )
    const $ = await readPage('./my-ballot/')
    const bold = $('main li:has(a) b')
      .get()
      .map((name) => $(name).text())
    expect(bold).toEqual(listedOf(election).map(boldPart))
  },
)

test(
  'my ballot claims the order of the official ballot only if the files have it',
  { tag: '@facts' },
  async ({ readLines, election }) => {
    const listed = listedOf(election).filter(({ writeIn }) => !writeIn)
    const note = (await readLines('./my-ballot/')).at(-1) ?? ''
    const hasOrder = listed.every(({ ballotOrder }) => ballotOrder !== undefined)
    expect(note.includes('The printed ballot may use another order.')).toBe(!hasOrder)
    if (listed.every(({ ballotOrder }) => ballotOrder === undefined))
      expect(note).not.toContain('order of the official ballot')
  },
)

test(
  'my ballot prints on one sheet if it has few contests, with the names and without the controls',
  { tag: '@content' },
  async ({ page, election, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium prints to PDF')
    const names = election.races.flatMap((race) => (race.noVote ? [] : candidatesOf(election, race)))
    test.skip(names.length > 40, 'the ballot has too many names for a sheet')
    await page.goto('./my-ballot/')
    await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
    const pdf = await page.pdf({ format: 'Letter' })
    // A third row of contests is on a second sheet.
    const contestCount = election.races.length + (election.questions ?? []).length
    if (contestCount <= 6) expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button')).toHaveCount(0)
    for (const { name } of names) await expect(page.locator('main li', { hasText: name }).first()).toBeVisible()
    for (const rule of (election.questions ?? []).flatMap(ruleSentences))
      await expect(page.getByText(rule)).toBeVisible()
    const { finder } = election.where
    const [, hours = ''] = partLines.When(election)
    for (const line of ['It is not the official ballot', 'Ask for a new ballot', hours])
      await expect(page.getByText(line).filter({ visible: true })).toHaveCount(1)
    if (finder && isPublished(finder))
      await expect(page.getByRole('link', { name: 'Find your polling place' })).toHaveAttribute('href', finder.url)
    await expect(page.getByText(/^Made at https?:.*\/my-ballot\/$/)).toBeVisible()
  },
)

/** Everyone whom the ballot lists, race by race. */
function listedOf(election: Election): readonly Candidate[] {
  return election.races.flatMap((race) => (race.noVote ? [] : candidatesOf(election, race)))
}

function raceLines(election: Election, race: Race): string[] {
  const about = race.about ? [collapse(race.about)] : []
  const candidates = candidatesOf(election, race)
  if (race.noVote) return [...describeNoVote(election, race), ...about]
  const { ranks = 0 } = race
  const order = Array.from(
    { length: ranks },
    (_, index) => `${['1st', '2nd', '3rd'][index] ?? `${index + 1}th`} choice`,
  )
  const help = 'Fill in one oval for each choice: 1 for your favorite, then 2, and so on. You can stop at any number.'
  return [
    describeLimit(race),
    ...(ranks > 0 ? [help] : []),
    ...describeAdvance(election, race),
    ...about,
    ...(candidates.length === 0 ? ['No candidates.'] : []),
    ...candidates.flatMap((candidate) => {
      const name = [ballotName(candidate), describeMark(candidate)].filter(Boolean).join(' ')
      const warning = `${candidate.name} withdrew. A vote for this name may not count.`
      return [`${name} ${link('Read', profilePath(candidate))}`, ...(candidate.withdrawn ? [warning] : [])]
    }),
    ...(ranks > 0 ? ['### Your order', ...order] : []),
    'A note to yourself',
  ]
}
