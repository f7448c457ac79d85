/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGuide } from '@/guide/read/loadGuide'
import { changeStance, generateElection } from './generateElection'

const roots: string[] = []

function generate(count: number, raceCount?: number): string {
  const root = mkdtempSync(join(tmpdir(), 'bench-'))
  roots.push(root)
  generateElection(join(root, 'data', 'generated'), count, raceCount)
  return root
}

afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })))

it('writes a valid guide with three equal races and three stances per candidate', () => {
  const { races, candidates } = loadGuide(generate(45))
  expect(candidates).toHaveLength(45)
  for (const { id } of races) expect(candidates.filter(({ race }) => race === id)).toHaveLength(15)
  for (const { stances } of candidates) expect(stances).toHaveLength(3)
})

it('writes a valid guide with many races in groups', () => {
  const { groups, areas, races, candidates } = loadGuide(generate(245, 60))
  expect([groups.length, areas.length, races.length, candidates.length]).toEqual([15, 14, 60, 245])
  for (const { id } of races) expect([4, 5]).toContain(candidates.filter((candidate) => candidate.race === id).length)
})

it('changes the text of one stance', () => {
  const root = generate(3)
  const readTexts = () => loadGuide(root).candidates.flatMap(({ stances }) => stances.map(({ text }) => text))
  const before = readTexts()
  changeStance(join(root, 'data', 'generated'))
  expect(readTexts().filter((text, index) => text !== before[index])).toEqual(['This text is new.'])
})

it('writes the same files on every run', () => {
  const [first, second] = [generate(3), generate(3)].map((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name), 'utf8')]),
  )
  expect(first).toHaveLength(5)
  expect(first).toEqual(second)
})
