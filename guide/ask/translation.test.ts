import { aCandidate, aGuide, aStance } from '@/guide/testing/factories'
import type { Guide, GuideTranslation } from '@/guide/fields/published'
import { describeTranslation, findWordsLanguage } from './translation'

const speakers = ['ada', 'bob'].map((id) => aCandidate({ id, stances: [aStance(1)] }))
const silent = aCandidate({ id: 'cy', stances: [], positions: [], experience: undefined })
const original = aGuide({ candidates: [...speakers, silent] })
const describe = (candidates: GuideTranslation['candidates'], guide: Guide = original) =>
  describeTranslation({ ...guide, translation: { from: 'en', candidates, original } }, guide.candidates).join(' ')
const byMachine = { translators: ['machine'], reviewers: ['Ana Silva'] }

it('states that what candidates said is not translated, unless the notice on top of the page does', () => {
  const reviewed = { by: 'Ana Silva', date: '2027-10-01' }
  const find = (translation: GuideTranslation) => [
    findWordsLanguage({ ...original, translation }),
    ...describeTranslation({ ...original, translation }, original.candidates),
  ]
  const none = { from: 'en', candidates: {}, original }
  expect(find(none)).toEqual(['en'])
  expect(find({ ...none, reviewed })).toEqual([undefined, 'What the candidates said is only in English for now.'])
  expect(describe({ cy: byMachine })).toBe('What the candidates said is only in English for now.')
  expect(describe({ cy: byMachine }, aGuide({ candidates: [silent] }))).toBe('')
  expect(describeTranslation(original, original.candidates)).toEqual([])
})

it('names everyone who translated or reviewed it once, people before a machine', () => {
  expect(describe({ ada: byMachine, bob: { ...byMachine, translators: ['Machine'] } })).toBe(
    'What the candidates said was translated by a machine. Reviewed by Ana Silva.',
  )
  const byPerson = { translators: ['Leo Cruz'], reviewers: [] }
  expect(describe({ ada: byPerson, bob: byPerson })).toBe('What the candidates said was translated by Leo Cruz.')
  expect(describe({ ada: byMachine, bob: { translators: ['Leo Cruz'], reviewers: ['Eva Díaz'] } })).toBe(
    'What the candidates said was translated by Leo Cruz and a machine. Reviewed by Ana Silva and Eva Díaz.',
  )
})

it('names who translated one of several races, and the language of the rest', () => {
  expect(describe({ ada: byMachine })).toBe(
    'Part of what the candidates said was translated by a machine. Reviewed by Ana Silva. The rest is only in English for now.',
  )
})
