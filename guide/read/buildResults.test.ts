/** @jest-environment node */
import { loadEdited } from '@/guide/testing/copyElection'

const guide = loadEdited(() => {})

const results = (edited: typeof guide) => Object.fromEntries(edited.candidates.map(({ id, result }) => [id, result]))

it('results are Elected for the winners and Not elected for the others', () => {
  expect(results(guide)).toEqual({ ada: 'elected', bob: 'not elected', cy: 'not elected', dee: 'elected' })
})

const openMayor = (reason: string) =>
  loadEdited(({ replace }) =>
    replace(
      'election.yaml',
      'mayor:\n      - dee\n',
      `mayor: []\n  open:\n    mayor: { reason: ${reason}, sources: [notice] }\n`,
    ),
  )

it('results are omitted for those who may still win an undecided race', () => {
  expect(results(openMayor('undecided'))).toEqual({
    ada: 'elected',
    bob: 'not elected',
    cy: undefined,
    dee: undefined,
  })
})

it('results are Not elected for everyone if the seat stays vacant', () => {
  expect(results(openMayor('vacant'))).toMatchObject({ cy: 'not elected', dee: 'not elected' })
})

it('results are Elected for the winners of an undecided race', () => {
  const edited = loadEdited(({ replace }) => {
    replace('election.yaml', 'seats: 1', 'seats: 2')
    replace('election.yaml', '- dee\n', '- dee\n  open:\n    cityCouncil: { reason: undecided, sources: [notice] }\n')
  })
  expect(results(edited)).toEqual({ ada: 'elected', bob: undefined, cy: 'not elected', dee: 'elected' })
})

it('results are omitted until the election is over', () => {
  const edited = loadEdited(({ replace }) => replace('election.yaml', /results:\n(.+\n)+/, ''))
  expect(Object.values(results(edited)).filter(Boolean)).toEqual([])
  expect(edited.election.results).toBeUndefined()
})
