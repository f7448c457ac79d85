import { copyElection } from '@/guide/testing/fixtures'
import { inspectElection } from './reportElection'

jest.mock('@/lib/locale/checkMessages', () => ({
  checkMessages: (name: string) => [{ file: `${name}.json`, message: 'A mistake.' }],
}))

it('stops at mistakes in the page text of the languages of the election, and of English', async () => {
  const { root, replace } = copyElection()
  replace('election.yaml', 'nonpartisan:', 'languages: [es-MX, ht]\nnonpartisan:')
  const { problems, guide } = await inspectElection({ root })
  expect(problems.map(({ file }) => file)).toEqual(['en.json', 'es.json', 'ht.json'])
  expect(guide).toBeUndefined()
})
