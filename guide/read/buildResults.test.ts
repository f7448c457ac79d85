import { loadEdited, type Edits } from '@/guide/testing/copyElection'

const resultsAfter = (edit: (copy: Edits) => void) =>
  Object.fromEntries(loadEdited(edit).candidates.map(({ id, result }) => [id, result]))

it('results are Not elected for everyone if the seat stays vacant', () => {
  const open = 'mayor: []\n  open:\n    mayor: { reason: vacant, sources: [notice] }\n'
  const results = resultsAfter(({ replace }) => replace('election.yaml', 'mayor:\n      - dee\n', open))
  expect(results).toMatchObject({ cy: 'not elected', dee: 'not elected' })
})

it.each(['', ', condition: If nobody has more than half of the votes.'])(
  'results are of the next election if somebody moves on to it%s',
  (condition) => {
    const results = resultsAfter(({ replace }) => {
      replace(
        'election.yaml',
        'Mayor Candidate\n',
        `Mayor Candidate\n    advance: { count: 1, date: 2017-12-05${condition} }\n`,
      )
      replace('election.yaml', '    mayor:\n      - dee\n', '  advancing: { mayor: [dee] }\n')
    })
    expect(results).toMatchObject({ ada: 'elected', cy: 'not advanced', dee: 'advanced' })
  },
)

it('results are Elected for the winners of an undecided race', () => {
  const results = resultsAfter(({ replace }) => {
    replace('election.yaml', 'seats: 1', 'seats: 2')
    replace('election.yaml', '- dee\n', '- dee\n  open:\n    cityCouncil: { reason: undecided, sources: [notice] }\n')
  })
  expect(results).toEqual({ ada: 'elected', bob: undefined, cy: 'not elected', dee: 'elected' })
})
