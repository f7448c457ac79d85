import { join, relative } from 'node:path'
import { load } from 'cheerio'
import { assert, asyncProperty, constantFrom } from 'fast-check'
import { loadRenderer, placeholderPath } from '@/desk/editor/preview/loadRenderer'
import { candidatesOf, readExpected } from '@/e2e/support/election'
import { checkProfile } from '@/e2e/support/oracle'
import { findAbsent, read } from '@/e2e/support/values'
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
      const open = async (path: string) => {
        const content = (await render(guide, path))?.content
        return { $: load(String(content)), election, address: `http://site${placeholderPath}` }
      }
      for (const candidate of election.candidates)
        // oxlint-disable-next-line no-await-in-loop -- the first wrong page is reported
        expect([candidate.id, ...checkProfile(await open(`profile/${candidate.id}`), candidate)]).toEqual([
          candidate.id,
        ])
      for (const race of election.races) {
        // oxlint-disable-next-line no-await-in-loop
        const text = read(await open(`candidates/${race.id}`), 'main')
        const names = candidatesOf(election, race).map(({ name }) => `[${name} `)
        // Random edits may change who has a place on the ballot, and so the order.
        expect(findAbsent(text, [`# ${race.name}`, race.about, ...names])).toEqual([])
      }
    }),
    { numRuns: countRuns(1) },
  )
  expect(accepted).toBeGreaterThan(3)
})
