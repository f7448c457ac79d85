import { createProgress } from './createProgress'

function run(total: number, isTTY: boolean): string[] {
  const output: string[] = []
  const report = createProgress({ isTTY, write: (text) => output.push(text) })
  for (let done = 1; done <= total; done += 1) report(done, total)
  return output
}

it('updates one line on a terminal, and clears it at the end', () => {
  expect(run(3, true)).toEqual(['\r\u001B[K1 of 3', '\r\u001B[K2 of 3', '\r\u001B[K'])
})

it('writes a line per 10% to a log', () => {
  expect(run(200, false)).toHaveLength(10)
  expect(run(200, false)[0]).toBe('10% (20 of 200)\n')
  expect(run(3, false)).toEqual(['30% (1 of 3)\n', '60% (2 of 3)\n', '100% (3 of 3)\n'])
})
