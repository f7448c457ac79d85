/** Facts about the guide itself, compared with the editors' files. */
import { candidatesOf, hasRaceIndex, racePath, type Election } from './support/election'
import { isPublished, link, longDate } from './support/facts'
import { averageLines, candidaciesIn, coveredTopics, countLines, statementsOf, topicsOf } from './support/fairness'
import { collapse, findSection } from './support/outline'
import { titleOf } from './support/races'
import { expect, test } from './support/site'
import { votingFacts } from './support/votingFacts'

test(
  'the page about the guide names the publisher, who pays and the contact, or says that they are not named',
  { tag: '@facts' },
  async ({ readLines, election }) => {
    const lines = await readLines('./about/')
    const { name, url, funding, contact, method } = election.publisher ?? {}
    const address = contact && (contact.includes('://') ? contact : `mailto:${contact}`)
    const section = findSection(lines, '## Who makes this guide')
    expect(section.slice(0, 6)).toEqual([
      'Publisher',
      name ? link(name, url) : 'The publisher of this guide is not named.',
      'Who pays for it',
      collapse(funding ?? 'No funding source is named.'),
      'Contact',
      contact ? link(contact, address) : 'No contact is named.',
    ])
    const isComplete = Boolean(name && funding && contact)
    expect(section.slice(6).join(' ').includes('A guide should name all three.')).toBe(!isComplete)
    expect(section.slice(6).join(' ').includes('[election office](./how-to-vote/)')).toBe(
      !isComplete && (election.where.offices ?? []).some(isPublished),
    )
    const hasStatements = election.candidates.some((candidate) => statementsOf(candidate).length > 0)
    expect(lines.includes('## How candidates can reply')).toBe(hasStatements || method !== undefined)
    if (hasStatements)
      expect(findSection(lines, '## How candidates can reply').join(' ')).toContain(
        contact ? `Write to: ${link(contact, address)}.` : 'There is no address for replies yet.',
      )
    if (method) expect(findSection(lines, '## How we choose and summarize statements')).toContain(collapse(method))
    expect(findSection(lines, '## What we did for this guide')).toEqual(researchLines(election))
  },
)

test(
  'the page about the guide has what is not known, the order of the lists and the date of the last change',
  { tag: '@facts' },
  async ({ readLines, election }) => {
    const lines = await readLines('./about/')
    expect(findSection(lines, '## What we do not know')).toEqual(expectedGaps(election))
    const order = findSection(lines, '## Order and fairness').join(' ')
    const isNumbered = new Set(
      election.races.map((race) => candidatesOf(election, race).some(({ ballotOrder }) => ballotOrder)),
    )
    expect(order.includes('by surname, A to Z.')).toBe(isNumbered.has(false))
    expect(order.includes('in the order of the official ballot.')).toBe(isNumbered.has(true))
    expect(order.includes('The ballot names no parties.')).toBe(election.nonpartisan)
    const updated = [election, ...election.candidates, ...election.questionnaires]
      .map((file) => file.updated)
      .toSorted()
      .at(-1)
    expect(findSection(lines, '## Corrections, data and accessibility')[0]).toBe(
      `Last updated ${longDate(updated ?? '')}.`,
    )
  },
)

test(
  'the page about the guide names what the site stores, and nothing else is stored',
  { tag: '@content' },
  async ({ page, context, readLines, election }) => {
    const hasAreas = (election.areas ?? election.groups ?? []).some((area) => !('everyone' in area && area.everyone))
    const lines = findSection(await readLines('./about/'), '## What is stored on your device').join(' ')
    expect(lines.includes('session storage')).toBe(!hasRaceIndex(election))
    expect(lines.includes('place you choose')).toBe(hasAreas)
    expect(lines).toContain('The marks and notes of My ballot are kept')
    await page.goto('./candidates/')
    if (!hasRaceIndex(election)) await page.locator('main button').first().click()
    const keys = await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)])
    expect(keys).toEqual([hasRaceIndex(election) ? [] : ['selectedCandidateType'], []])
    if (lines.includes('no cookies')) expect(await context.cookies()).toEqual([])
  },
)

test(
  'the page about fairness counts what the guide has on everyone, with averages by party and by result',
  { tag: '@facts' },
  async ({ readLines, election }) => {
    const lines = await readLines('./about/fairness/')
    const everyone = election.races.flatMap((race) => candidaciesIn(election, race))
    const races = election.races.filter((race) => candidatesOf(election, race).length > 0)
    const together = hasRaceIndex(election) ? averageLines(election, everyone) : []
    expect(
      lines.slice(
        lines.findIndex((line) => line.startsWith('## ')),
        lines.findIndex((line) => line.startsWith('Words are counted in all')),
      ),
    ).toEqual([
      ...(together.length > 0 ? [`## ${link('All races together', './candidates/')}`, ...together] : []),
      ...races.flatMap((race) => [
        `## ${link(titleOf(election, race), racePath(election, race))}`,
        ...countLines(election, race),
        ...(hasRaceIndex(election) ? [] : averageLines(election, candidaciesIn(election, race))),
      ]),
    ])
  },
)

test(
  'on a phone, the page about fairness shows every number without scrolling sideways',
  { tag: '@content' },
  async ({ page, election }) => {
    test.skip(election.candidates.length === 0, 'no candidates')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('./about/fairness/')
    const widths = await page
      .locator('section[tabindex="0"]')
      .evaluateAll((regions) => regions.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    expect(widths.length).toBeGreaterThan(0)
    expect(Math.max(...widths)).toBe(0)
  },
)

/** What the editors looked for, and whom they asked. */
function researchLines({ research = {} }: Election): readonly string[] {
  const { statements, parties, questions } = research
  const lines = [
    statements !== undefined &&
      `We ${statements ? 'looked for what every candidate' : 'did not look for what candidates'} said in public.`,
    parties !== undefined &&
      (parties
        ? 'We looked for the party that every candidate stated before the election.'
        : 'We did not look for the parties of candidates.'),
    questions !== undefined &&
      (questions ? 'We asked every candidate questions.' : 'We did not ask candidates any questions.'),
  ].filter((line) => line !== false)
  return lines.length > 0 ? lines : ['The editors have not stated what they looked for, or whom they asked.']
}

function expectedGaps(election: Election): readonly string[] {
  const { results, candidates, races, date, when, research } = election
  const everyone = `${candidates.length} ${candidates.length === 1 ? 'candidate' : 'candidates'}`
  const hours = when.hours && isPublished(when.hours) ? when.hours : undefined
  const facts = [...Object.values(votingFacts(election)).flat(), election.how?.notes]
  const other = [...new Set(facts)].filter((fact) => fact && fact !== when.hours && isPublished(fact))
  const unconfirmed = other.filter((fact) => fact?.covers !== 'this election').length
  const have = (number: number) => (number === 1 ? '1 candidate has' : `${number} candidates have`)
  const statements = candidates.map(statementsOf)
  const hasAny = statements.flat().length > 0
  const silent = candidates.filter(({ stances }) => stances.length === 0).length
  const few = statements.filter(({ length }) => length < 3).length
  const isOld = (said?: string | number) => said !== undefined && String(said).slice(0, 4) < date.slice(0, 4)
  const old = statements.filter((all) => all.length > 0 && all.every((each) => isOld(each.date))).length
  const undated = statements.flat().filter((statement) => statement.date === undefined).length
  const pairs = races.flatMap((race) =>
    candidatesOf(election, race).map((candidate) => {
      const topics = topicsOf(election, race.id)
      return [topics.length, coveredTopics(candidate, topics)] as const
    }),
  )
  const all = pairs.reduce((sum, [topics]) => sum + topics, 0)
  const missing = pairs.reduce((sum, [topics, covered]) => sum + topics - covered, 0)
  const partyless = candidates.filter(({ party }) => party === 'N/A').length
  const gaps: readonly (string | false | undefined)[] = [
    !results && 'There are no results in this guide yet.',
    results && (results.status ?? 'not known') === 'not known' && 'We do not know whether the results are certified.',
    results && !results.votes && 'This guide does not have vote totals.',
    results && !results.turnout && 'This guide does not have the turnout.',
    !hours && 'We could not confirm the polling hours.',
    hours && hours.covers !== 'this election' && 'The polling hours are not confirmed for this election.',
    unconfirmed === 1 && '1 other voting fact is not confirmed for this election. It shows what it is based on.',
    unconfirmed > 1 &&
      `${unconfirmed} other voting facts are not confirmed for this election. Each shows what it is based on.`,
    !hasAny && candidates.length > 0 && 'This guide has no statements of candidates.',
    hasAny && silent > 0 && `${have(silent)} no key stance in this guide.`,
    hasAny && few > 0 && `${have(few)} fewer than 3 statements.`,
    old > 0 && `${have(old)} only statements from years before the election.`,
    undated > 0 && `We do not know when ${undated} ${undated === 1 ? 'statement was' : 'statements were'} made.`,
    hasAny &&
      missing > 0 &&
      `Each candidate could have a statement on each topic of the race. ${research?.statements ? 'We found none' : 'This guide has none'} in ${missing} of ${all} cases.`,
    partyless > 0 &&
      (research?.parties
        ? `${partyless} of ${everyone} stated no party, or none that we could confirm.`
        : `This guide has no party for ${partyless} of ${everyone}.`),
  ]
  return gaps.filter((gap) => typeof gap === 'string')
}
