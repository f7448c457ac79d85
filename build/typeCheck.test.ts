import { join } from 'node:path'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { isRecorded } from './runNextBuild'

it('requires a type check of code that no build has checked', () => {
  const file = join(createTemporaryFolder({ 'type-check': 'digest' }), 'type-check')
  expect(isRecorded(file, 'digest')).toBe(true)
  expect(isRecorded(file, 'other digest')).toBe(false)
  expect(isRecorded(`${file}.missing`, 'digest')).toBe(false)
})
