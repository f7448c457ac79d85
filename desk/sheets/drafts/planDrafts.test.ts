/** @jest-environment node */
import { changeFiles } from '@/lib/transaction/changeFiles'
import { copyGuide, removeGuideCopies } from '../testing/guideCopy'
import { listChanged, openDrafts } from './openDrafts'
import { planDrafts } from './planDrafts'

afterAll(removeGuideCopies)

it('writes the value of the draft, whatever the edits', async () => {
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
  await changeFiles(root, planDrafts(listChanged(drafts)))
  expect(openDrafts(root).candidates.get('adair')?.value).toEqual(draft?.value)
})
