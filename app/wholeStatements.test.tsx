import * as fc from 'fast-check'
import { createWriter } from '@/guide/testing/createWriter'
import { aPosition, aStance } from '@/guide/testing/factories'
import { aGeneratedGuide } from '@/guide/testing/generatedGuides'
import { listCandidates } from '@/guide/ask/candidates'
import { listComparedRaces } from '@/guide/ask/races'
import type { Guide } from '@/guide/fields/published'
import { findStatements } from '@/guide/ask/statements'
import { isOfRace } from '@/guide/words/facts'
import { countRuns } from '@/lib/testing/countRuns'
import { setGuide } from './testing/mockGuide'
import { listParams, renderDocument } from './testing/routes'

const topics = [
  { id: 'parks', name: 'Parks' },
  { id: 'roads', name: 'Roads', races: ['a', 'a-b', 'B'] },
]

/** The lengths of two key stances, the positions and the experience of a candidate. */
const lengths = fc.array(fc.constantFrom(0, 60, 500, 6000), { minLength: 4, maxLength: 4 })

/** A guide in which no two passages are alike. Some do not fit on a page together. */
const aGuideWithStatements = fc
  .tuple(aGeneratedGuide, fc.array(lengths, { minLength: 7, maxLength: 7 }))
  .map(([guide, all]): Guide => {
    const write = createWriter()
    const candidates = guide.candidates.flatMap((candidate, index) => {
      // Candidates of the generated guide may run in races that it does not have.
      const candidacies = candidate.candidacies.filter(({ race }) => guide.races.some(({ id }) => id === race))
      const [main] = candidacies
      if (!main) return []
      const [first = 0, second = 0, further = 0, experience = 0] = all[index] ?? []
      return {
        ...candidate,
        ...main,
        candidacies,
        experience: experience > 0 ? write(experience) : undefined,
        stances: [
          ...(first > 0 ? [aStance(1, { text: write(first), topics: ['parks', 'roads'] })] : []),
          ...(second > 0 ? [aStance(2, { text: write(second), topics: ['roads'] })] : []),
        ],
        positions: further > 0 ? topics.map(({ id }) => ({ ...aPosition, topic: id, text: write(further) })) : [],
      }
    })
    return { ...guide, topics, candidates }
  })

async function renderPages(folder: string) {
  const file = `${folder}/page.tsx`
  return Promise.all(
    (await listParams(file)).map(async (params) => ({ params, html: await renderDocument(file, params) })),
  )
}

it('no page shows part of a passage, and every statement on a topic is in the comparison of its race', async () => {
  await fc.assert(
    fc.asyncProperty(aGuideWithStatements, async (guide) => {
      setGuide(guide)
      const texts = guide.candidates.flatMap(({ stances, positions, experience = '' }) => [
        ...[...stances, ...positions].map(({ text }) => text),
        ...(experience === '' ? [] : [experience]),
      ])
      const compared = (await Promise.all(['compare/[race]', 'compare/[race]/[topic]'].map(renderPages))).flat()
      const others = await Promise.all(['profile/[id]', 'profile/[id]/[stance]'].map(renderPages))
      for (const { params, html } of [...compared, ...others.flat()])
        expect([params, texts.filter((text) => html.includes(text.slice(0, 40)) && !html.includes(text))]).toEqual([
          params,
          [],
        ])
      for (const each of topics)
        for (const { id: race } of listComparedRaces(guide).filter(({ id }) => isOfRace(each, id))) {
          const pages = compared.filter(({ params }) => params.race === race)
          const said = listCandidates(guide, race).flatMap((candidate) => findStatements(candidate, each))
          expect(said.filter(({ text }) => !pages.some(({ html }) => html.includes(text)))).toEqual([])
        }
    }),
    { numRuns: countRuns(2) },
  )
}, 120_000)

it('a comparison shows the experience, and a stance page the statements, of everyone or of nobody else', async () => {
  await fc.assert(
    fc.asyncProperty(aGuideWithStatements, async (guide) => {
      setGuide(guide)
      const isWhole = (html: string, shown: readonly string[]) =>
        new Set(shown.map((text) => html.includes(text))).size < 2
      for (const { params, html } of await renderPages('compare/[race]')) {
        const people = listCandidates(guide, params.race ?? '')
        const experiences = people.flatMap(({ experience }) => experience ?? [])
        expect(isWhole(html, experiences)).toBe(true)
      }
      for (const { params, html } of await renderPages('profile/[id]/[stance]')) {
        const candidate = guide.candidates.find(({ id }) => id === params.id)!
        const { topics: ids = [] } = candidate.stances.find(({ number }) => params.stance === `stance${number}`)!
        const said = topics
          .filter(({ id }) => ids.includes(id))
          .flatMap((each) =>
            candidate.candidacies
              .filter(({ race }) => isOfRace(each, race))
              .flatMap(({ race }) => listCandidates(guide, race).filter(({ id }) => id !== candidate.id))
              .flatMap((other) => findStatements(other, each)),
          )
        expect([
          params,
          isWhole(
            html,
            said.map(({ text }) => text),
          ),
        ]).toEqual([params, true])
      }
    }),
    { numRuns: countRuns(2) },
  )
}, 120_000)
