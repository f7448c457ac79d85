/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyGuide, removeGuideCopies } from '../fixtures/guideCopy'
import { Draft } from './draft'
import { listChanged, openDrafts } from './openDrafts'
import { writeDrafts } from './writeDrafts'

afterAll(removeGuideCopies)

it('restores every file if one cannot be written', () => {
  const { root, readFiles } = copyGuide('data/fixtures/anytown')
  const before = readFiles()
  const drafts = openDrafts(root)
  drafts.election.set(['city'], 'Othertown')
  drafts.candidates.set('eve', new Draft('data/copy/candidates/eve.yaml', { name: 'Eve' }))
  drafts.candidates.set('fox', new Draft('data/copy/candidates/fox.yaml', { name: 'Fox' }))
  mkdirSync(join(root, 'data/copy/candidates/fox.yaml'))
  expect(() => writeDrafts(root, listChanged(drafts))).toThrow('expected: a file that does not exist yet')
  expect(readFiles()).toEqual(before)
})

it('writes nothing if a file has changed since it was read', () => {
  const { root, readFiles } = copyGuide('data/fixtures/anytown')
  const drafts = openDrafts(root)
  drafts.election.set(['city'], 'Othertown')
  drafts.sources.set(['notice', 'title'], 'Notices')
  writeFileSync(join(root, 'data/copy/sources.yaml'), 'notice: {}\n')
  const before = readFiles()
  expect(() => writeDrafts(root, listChanged(drafts))).toThrow('Run the import again.')
  expect(readFiles()).toEqual(before)
})

it('writes the value of the draft, whatever the edits', () => {
  const { root } = copyGuide('data/fixtures/region')
  const drafts = openDrafts(root)
  const draft = drafts.candidates.get('adair')
  draft?.set(['withdrawn', 'date'], '2026-10-01')
  draft?.set(['withdrawn', 'sources'], ['notice'])
  draft?.insert(['stances', 1], {})
  draft?.set(['stances', 1, 'title'], 'New')
  draft?.move(['stances', 2], 0)
  draft?.remove(['stances', 1, 'reply'])
  draft?.remove(['links', 'phone'])
  draft?.insert(['otherRaces', 0], { race: 'ward3' })
  for (const kind of ['website', 'email', 'facebook']) draft?.remove(['links', kind])
  expect(draft?.get(['links'])).toBeUndefined()
  writeDrafts(root, listChanged(drafts))
  expect(openDrafts(root).candidates.get('adair')?.value).toEqual(draft?.value)
})
