import { editFixture, loadEdited, reportEdited } from '@/guide/testing/copyElection'
import { loadGuide } from './loadGuide'

it('reports an error in the date of the election once', () => {
  const message = reportEdited(({ replace }) => replace('election.yaml', 'date: 2017-11-07', 'date: 2003-11-07'))
  expect(message).toMatch(/^1 problem\. .*\n\ndata.anytown-2017.election\.yaml, line 8, date\n/)
})

it('freezes the guide', () => {
  const { candidates, election } = loadEdited(() => {})
  expect(() => Object.assign(candidates[0] ?? {}, { name: 'Nobody' })).toThrow(TypeError)
  expect(() => Object.assign(election.when, { hours: undefined })).toThrow(TypeError)
})

it('accepts an election without voting facts', () => {
  const { election } = loadEdited(({ replace }) => replace('election.yaml', /where:\n(.*\n)*?\n/, 'where: {}\n'))
  expect(election.where).toEqual({})
})

it('requires an election', () => {
  const copy = editFixture()
  copy.remove('election.yaml')
  expect(() => loadGuide(copy.files)).toThrow('There is no election yet.')
})
