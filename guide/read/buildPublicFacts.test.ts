import { loadEdited } from '@/guide/testing/copyElection'
import { certainties } from '@/guide/fields/publicationRules'

const guide = loadEdited(() => {})

const isPublished = { none: false, low: false, medium: true, 'medium-high': true, high: true }

it.each(certainties)('a fact with the certainty %s is published or omitted as the rules require', (certainty) => {
  const deadline = `{ label: Register, date: 2017-10-28, covers: state, certainty: ${certainty}, sources: [notice] }`
  const { election } = loadEdited(({ replace }) => {
    replace('election.yaml', 'deadlines: []', `deadlines: [${deadline}]`)
    for (const level of ['medium-high', 'high', 'none', 'medium'])
      replace('election.yaml', `certainty: ${level}\n`, `certainty: ${certainty} #\n`)
  })
  const { when, where, how } = election
  const facts = [when.hours, when.deadlines[0], where.finder, where.offices?.[0], how?.instructions]
  expect(facts.map((fact) => fact !== undefined)).toEqual(facts.map(() => isPublished[certainty]))
  expect(when.deadlines).toHaveLength(Number(isPublished[certainty]))
})

it('has types without private fields', () => {
  // @ts-expect-error A candidate's note is private.
  expect(guide.candidates[0]?.editorNote).toBeUndefined()
  // @ts-expect-error A candidate's confidence is private.
  expect(guide.candidates[0]?.confidence).toBeUndefined()
  // @ts-expect-error The certainty of a fact is private.
  expect(guide.election.when.hours?.certainty).toBeUndefined()
})
