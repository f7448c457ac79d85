import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
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

it('exits with 1 and without a stack trace when the pipe of its output closes', async () => {
  const code = `
    import { runCli } from '@/lib/cli/runCli'
    await runCli(async () => {
      for (;;) {
        console.log('line')
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code])
  const errors = text(child.stderr)
  child.stdout.once('data', () => child.stdout.destroy())
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await errors).toBe('')
})

it('leaves other errors to their stack trace', () => {
  expect(describeSystemError(new TypeError('x is not a function'))).toBeUndefined()
  expect(describeSystemError('text')).toBeUndefined()
})
