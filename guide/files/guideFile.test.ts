import { join } from 'node:path'
import { readGuideFile, writeGuideFile } from './guideFile'
import { readProject } from './readProject'
import { loadGuide } from '@/guide/read/guide'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

it('reads the same guide as it has written, with undefined fields, and frozen', () => {
  const guide = loadGuide(readProject(process.cwd()), 'fixtures/showcase')
  const file = join(createTemporaryFolder(), 'guide')
  writeGuideFile(file, guide)
  const copy = readGuideFile(file)
  expect(copy).toEqual(guide)
  expect(copy.candidates.map(Object.keys)).toEqual(guide.candidates.map(Object.keys))
  expect(Object.isFrozen(copy.candidates[0]?.stances)).toBe(true)
})
