/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeSystemError } from './runCli'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

it('explains an error of the file system, with the path', () => {
  const file = join(createTemporaryFolder({ file: '' }), 'file')
  let error: unknown
  try {
    writeFileSync(join(file, 'inside'), '')
  } catch (thrown) {
    error = thrown
  }
  expect(describeSystemError(error)).toBe(
    `${join(file, 'inside')}: A file is in the place of a folder. Move it away and try again.`,
  )
})

it.each([
  Object.assign(new Error('write failed'), { code: 'ENOSPC' }),
  new Error('wbuffer_write: write failed\nunix error: No space left on device'),
])('explains a full disk', (error) => {
  expect(describeSystemError(error)).toBe('The disk is full. Free some space and try again.')
})

it('leaves other errors to their stack trace', () => {
  expect(describeSystemError(new TypeError('x is not a function'))).toBeUndefined()
  expect(describeSystemError('text')).toBeUndefined()
})
