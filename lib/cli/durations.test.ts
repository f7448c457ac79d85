/** @jest-environment node */
import { parseDurations, formatDuration } from './durations'

it('parses formatted durations and ignores other lines', () => {
  const output = [
    'Finished TypeScript in 2.9s',
    formatDuration('next build', 12_345),
    'next: 3 s',
    formatDuration('tsx x.ts', 40),
  ]
  expect(parseDurations(output.join('\n'))).toEqual([
    { step: 'next build', seconds: 12.3 },
    { step: 'tsx x.ts', seconds: 0 },
  ])
})
