import { copyElection, folder, type Copy } from '@/guide/testing/fixtures'
import { readProject } from '@/guide/files/readProject'
import { readFile } from '@/guide/read/yaml'
import type { Draft } from '@/desk/editor/api'
import { createRenderableReader } from './readRenderable'

const name = folder.replace('data/', '')
const ada = 'candidates/ada.yaml'
const election = 'election.yaml'

function draft({ root }: Copy, path: string, changes: object): Draft {
  const { value } = readFile(readProject(root), `${folder}/${path}`)
  return { path, value: { ...(value as object), ...changes } }
}

async function read({ root }: Copy, drafts: readonly Draft[] = [], reader = createRenderableReader()) {
  const { valid, ...rest } = await reader(root, name, drafts)
  return {
    ...rest,
    election: valid?.election,
    ids: valid?.candidates.map(({ id }) => id),
    candidates: valid?.candidates,
  }
}

it('has the last valid version of a file, even if it was never saved', async () => {
  const copy = copyElection()
  const reader = createRenderableReader()
  await read(copy, [draft(copy, ada, { name: 'Ada King' })], reader)
  const { gaps, problems, candidates } = await read(copy, [draft(copy, ada, { name: '', party: 7 })], reader)
  expect(candidates?.[0]).toMatchObject({ id: 'ada', file: { name: 'Ada King' } })
  expect(gaps).toEqual([{ file: ada, shown: 'last version', problems: 2 }])
  expect(problems).toMatchObject([{ file: ada, path: ['name'] }, { path: ['party'] }])
})

it('leaves out an invalid file on disk, with the results that name the candidate', async () => {
  const copy = copyElection()
  const winners = { cityCouncil: ['ada'], mayor: ['dee'] }
  const results = { winners, sources: ['notice'] }
  const reader = createRenderableReader()
  copy.write(ada, 'name: [')
  const { gaps, election: shown, ids } = await read(copy, [draft(copy, election, { results })], reader)
  expect(ids).toEqual(['bob', 'cy', 'dee'])
  expect(shown).toMatchObject({ city: 'Anytown' })
  expect(gaps.map(({ file }) => file)).toContain(ada)
})

it('leaves out only what is invalid of an election without a valid version', async () => {
  const copy = copyElection()
  copy.replace(election, 'nonpartisan: true', 'nonpartisan: true\nlanguages: [English (US)]')
  const { gaps, election: shown } = await read(copy)
  expect(shown).not.toHaveProperty('languages')
  expect(gaps).toEqual([{ file: election, shown: 'valid parts', problems: 1 }])
})

it('has nothing but the problems if the election lacks what every page needs', async () => {
  const copy = copyElection()
  copy.replace(election, 'title: Anytown City Elections\n', '')
  const { gaps, election: shown, problems } = await read(copy)
  expect({ gaps, shown }).toEqual({ gaps: [], shown: undefined })
  expect(problems).toMatchObject([{ file: election, path: ['title'] }])
})
