import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder, type Project } from './project'

export const wards = Array.from({ length: 20 }, (_, index) => index + 1)
const surnames = ['Adams', 'Baker', 'Clark'] as const

/** The candidates of each race, by the names that voters read. */
export function listNames(ward: number): readonly string[] {
  return surnames.map((surname) => `Sam ${surname} ${ward}`)
}

/** Gives the project an election of 20 races with three candidates each, and without results. */
export function growElection({ root, read, commit }: Project): void {
  const data = join(root, 'data', folder)
  const races = wards.map((ward) =>
    [
      `  - id: ward-${ward}`,
      `    name: Councilor, Ward ${ward}`,
      `    position: Candidate for Ward ${ward}`,
      '    voteFor: 1',
      '    sources: [notice]',
    ].join('\n'),
  )
  const election = read(`data/${folder}/election.yaml`)
    .replace(/^races:\n(?: .*\n)+/m, `races:\n${races.join('\n')}\n`)
    .replace(/^results:\n(?: .*\n)+/m, '')
  writeFileSync(join(data, 'election.yaml'), election)
  const candidates = join(data, 'candidates')
  for (const file of readdirSync(candidates)) rmSync(join(candidates, file))
  for (const ward of wards)
    for (const surname of surnames)
      writeFileSync(
        join(candidates, `${surname.toLowerCase()}-${ward}.yaml`),
        [
          `name: Sam ${surname} ${ward}`,
          `sortName: ${surname} ${ward}, Sam`,
          `race: ward-${ward}`,
          'updated: 2017-10-21',
          'sources: [notice]',
          '',
        ].join('\n'),
      )
  commit()
}
