import { copyElection, folder, type Copy } from '@/guide/testing/copyElection'
import { readGuide } from '../testing/tasks'
import { listChecklist, listElectionTasks } from './listElectionTasks'

/** The lines of the checklist of an edited copy: what is known, and the field of what is not. */
function check(edit: (copy: Copy) => void, today = '2017-11-08') {
  const copy = copyElection()
  edit(copy)
  const { guide, files } = readGuide(copy.root)
  const items = listChecklist(guide, today, files.valid!)
  // Every task about the election is below a line, and the others are done.
  expect(items.some(({ todo }) => todo)).toBe(listElectionTasks(guide, today, files.valid!).length > 0)
  return new Map(items.map(({ label, todo }) => [label, todo?.field]))
}

const withoutResults = (copy: Copy) => copy.replace('election.yaml', /\nresults:\n(?: .*\n)+/, '\n')

it('ticks what the files state, and leads to the field of what they do not', () => {
  const before = check(() => {})
  expect(before.get('Add the deadlines')).toBe('when, deadlines')
  expect(before.get('Confirm the polling hours')).toBe('when, hours')
  // The certainty of the one in the file is too low for the site.
  expect(before.get('Add the election office')).toBe('where, offices')
  const after = check((copy) => {
    const deadline = '{ label: Last day, date: 2017-10-20, covers: state, certainty: high, sources: [notice] }'
    copy.replace('election.yaml', 'deadlines: []', `deadlines: [${deadline}]`)
    copy.replace('election.yaml', 'covers: another year', 'covers: this election')
  })
  for (const label of ['1 deadline', 'Polling hours', 'Candidates in every race'])
    expect([label, after.has(label), after.get(label)]).toEqual([label, true, undefined])
})

it('asks for the passages without a translation, and for those whose original has changed', () => {
  const copy = copyElection()
  copy.replace('election.yaml', 'date:', 'languages: [en, es]\ndate:')
  copy.replace('election.yaml', 'name: Mayor', 'name: Mayor of Anytown')
  copy.write(
    'translations/es.yaml',
    'by: machine\ntexts: [{ original: Mayor of Anytown, text: Alcaldía de Anytown }]\n',
  )
  const findTask = () => {
    const { guide, files } = readGuide(copy.root)
    return listElectionTasks(guide, '2017-11-08', files.valid!).find(({ field }) => field === 'texts')
  }
  expect(findTask()).toMatchObject({
    what: expect.stringMatching(/^Translations to Español: \d+ of \d+ passages missing$/),
    file: `${folder}/translations/es.yaml`,
  })
  copy.replace('election.yaml', 'name: Mayor of Anytown', 'name: Mayor of our Anytown')
  expect(findTask()?.what).toMatch(/missing, 1 older than the original$/)
})

it('asks for each missing fact about the publisher in one line', () => {
  const lines = check((copy) => copy.replace('election.yaml', 'when:', 'publisher: {name: Friends}\nwhen:'))
  expect(lines.get('Add who pays for it and a contact for readers')).toBe('publisher, funding')
})

it('asks for candidates of the races that have none, for sources, and only after the election for results', () => {
  const edit = (copy: Copy) => {
    withoutResults(copy)
    copy.replace(
      'election.yaml',
      /\nraces:\n/,
      '\nraces:\n  - { id: clerk, name: Clerk, position: Clerk Candidate, voteFor: 1 }\n',
    )
  }
  const before = check(edit, '2017-11-07')
  expect(before.get('Add candidates for Clerk')).toBe('race')
  expect(before.get('Add a source for Clerk')).toBe('races, item 1, sources')
  expect([...before.keys()].join()).not.toMatch(/results/)
  expect(check(edit).get('Enter the results')).toBe('results')
})

it('asks for the votes and results of the races that lack them', () => {
  const lines = check((copy) => {
    withoutResults(copy)
    copy.replace(
      'election.yaml',
      /$/,
      'results:\n  status: unofficial\n  winners: { mayor: [cy] }\n  sources: [notice]\n',
    )
  })
  expect(lines.get('Enter the results of City Council')).toBe('results')
  expect(lines.get('Enter the votes of City Council and Mayor')).toBe('results, votes')
  expect(lines.get('Enter the certified results')).toBe('results, status')
})
