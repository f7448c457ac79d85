/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join('.github', 'workflows')

it.each(readdirSync(folder))('pins every action of %s to a commit, with its version in a comment', (file) => {
  const uses = readFileSync(join(folder, file), 'utf8').match(/^.*\buses:.*$/gm) ?? []
  expect(uses.length).toBeGreaterThan(0)
  for (const line of uses) expect(line).toMatch(/uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})
