/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { parseProcessorTime, withProcessorTime } from './processorTime'

it('adds user and system time of the shell and its children', () => {
  expect(parseProcessorTime('Built.\n0m0.01s 0m0.02s\n1m2.500s 0m3,25s\n')).toBeCloseTo(65.78)
})

it('throws without a processor time', () => {
  expect(() => parseProcessorTime('Built.')).toThrow('No processor time at the end of the output:\nBuilt.')
})

it('includes the child processes of a command, and keeps its exit code', () => {
  const busy = 'const end = Date.now() + 20000; while (process.cpuUsage().user < 300000 && Date.now() < end) {}'
  const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); process.exit(3)`
  const command = withProcessorTime([process.execPath, '-e', parent])
  const { status, stdout } = spawnSync('sh', command, { encoding: 'utf8' })
  expect(status).toBe(3)
  expect(parseProcessorTime(stdout)).toBeGreaterThan(0.3)
})
