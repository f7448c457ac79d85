import { copyElection, folder, type Copy } from '@/guide/testing/copyElection'
import { listEdited, readGuide } from '../testing/tasks'
import type { LinkResult } from './task'
import { listTasks } from './listTasks'

it('lists web addresses with their file and field: under the only candidate, or at the end', () => {
  const { guide, files } = readGuide(copyElection().root)
  const sources = files.valid.sources
  const results = new Map<string, LinkResult>([
    [sources.interview!.url, { kind: 'moved', to: 'https://radio.example/new' }],
    [sources.notice!.url, { kind: 'gone', reason: 'status 404 (Not Found)' }],
  ])
  const tasks = listTasks(guide, files, results).filter(({ kind }) => kind === 'address')
  expect(tasks.every(({ file }) => file === `${folder}/sources.yaml`)).toBe(true)
  const shared = tasks.find(({ field }) => field === 'notice, url')
  expect(shared).toMatchObject({ what: 'The page is gone', address: sources.notice!.url })
  expect(shared?.candidate).toBeUndefined()
  expect(shared?.why).toMatch(/^The website answers with status 404 \(Not Found\)\. Cited by .* and \d more\.$/)
  expect(tasks.find(({ field }) => field === 'interview, url')?.why).toContain('https://radio.example/new')
})

it.each([
  [{ kind: 'gone', reason: 'status 410 (Gone)' }, 'The page is gone', 'Find its new address, or delete it.'],
  [{ kind: 'failed', reason: 'no such host' }, 'The address fails', /tomorrow.*: find its new address/],
  [{ kind: 'unchecked', reason: 'status 403' }, 'The address could not be checked', /Open it in a browser/],
  [{ kind: 'moved', to: 'https://ada.example/new' }, 'The address has moved', /correct the address/],
  [{ kind: 'moved', to: 'https://ada.example/' }, 'The address leads to a home page', /may be gone/],
] as const)('explains %j', (result, what, todo) => {
  const address = 'https://ada.example/old'
  const edit = (copy: Copy) =>
    copy.replace('candidates/ada.yaml', 'party: N/A', `party: N/A\nlinks: {website: "${address}"}`)
  const tasks = listEdited(edit, undefined, new Map<string, LinkResult>([[address, result]]))
  expect(tasks.filter(({ kind }) => kind === 'address')).toMatchObject([
    { candidate: 'Ada Byron', what, field: 'links, website', address, todo: expect.stringMatching(todo) },
  ])
})

it('says nothing about addresses that work or were not checked', () => {
  const { guide, files } = readGuide(copyElection().root)
  const ok = new Map<string, LinkResult>(Object.values(files.valid.sources).map(({ url }) => [url, { kind: 'ok' }]))
  expect(listTasks(guide, files, ok)).toEqual(listTasks(guide, files))
})
