/** @jest-environment node */
import { stepsIn, tookLine } from './took'

it('reads back what it writes, and takes nothing else for a step', () => {
  const output = ['Finished TypeScript in 2.9s', tookLine('next build', 12_345), 'next: 3 s', tookLine('tsx x.ts', 40)]
  expect(stepsIn(output.join('\n'))).toEqual([
    { step: 'next build', seconds: 12.3 },
    { step: 'tsx x.ts', seconds: 0 },
  ])
})
