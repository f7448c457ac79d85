/** @jest-environment node */
import { join, relative } from 'node:path'
import { load } from 'cheerio'
import { assert, asyncProperty, constantFrom } from 'fast-check'
import { loadRenderer, placeholderPath } from '@/desk/editor/preview/loadRenderer'
import { candidacyLines } from '@/e2e/support/candidacy'
import { candidaciesOf, candidatesOf, readExpected } from '@/e2e/support/election'
import { readOutline } from '@/e2e/support/outline'
import { describeNotes } from '@/e2e/support/races'
import { explainNoStances, stanceLines, topicLines } from '@/e2e/support/statements'
import { readProject } from '@/guide/files/readProject'
import { readElection } from '@/guide/read/readElection'
import { copyElection, folder } from '@/guide/testing/copyElection'
import { editAtRandom, randomEdits } from '@/guide/testing/randomEdits'
import { countRuns } from '@/lib/testing/countRuns'

jest.setTimeout(120_000)

it('the gate accepts what the check accepts: random guides, from the files to the pages', async () => {
  const { render, buildGuide } = await loadRenderer(['en'])
  let accepted = 0
  await assert(
    asyncProperty(constantFrom('anytown' as const, 'region' as const), randomEdits(12), async (fixture, list) => {
      const copy = copyElection(fixture)
      accepted += editAtRandom(copy, list)
      const { valid } = readElection(readProject(copy.root))
      const guide = buildGuide(valid!)
      const election = readExpected(relative('data', join(copy.root, folder)))
      const read = async (path: string) => {
        const page = await render(guide, path)
        return readOutline(load(String(page?.content)), 'main', `http://site${placeholderPath}`)
      }
      const profiles = await Promise.all(election.candidates.map(({ id }) => read(`profile/${id}`)))
      for (const [index, candidate] of election.candidates.entries()) {
        const lines = profiles[index]!
        const facts = candidaciesOf(candidate).flatMap((candidacy) => candidacyLines(election, candidate, candidacy))
        const stances = candidate.stances.flatMap((stance) => stanceLines(election, candidate, stance, true))
        // A race in which nobody fills a section has none.
        const said = lines.includes('## Key stances')
          ? stances.length > 0
            ? stances
            : [explainNoStances(candidate)]
          : stances
        const positions = lines.includes('## More positions, by topic') ? topicLines(election, candidate) : []
        expect(lines).toEqual(expect.arrayContaining([...facts, ...said, ...positions]))
      }
      const lists = await Promise.all(election.races.map(({ id }) => read(`candidates/${id}`)))
      for (const [index, race] of election.races.entries()) {
        const lines = lists[index]!
        expect(lines[0]).toBe(`# ${race.name}`)
        expect(lines.join(' ')).toContain(describeNotes(election, race).join(' '))
        for (const { name } of candidatesOf(election, race)) expect(lines.join(' ')).toContain(`[${name} `)
      }
    }),
    { numRuns: countRuns(1) },
  )
  expect(accepted).toBeGreaterThan(3)
})
