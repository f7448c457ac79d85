/** For tests: an election whose ids are names of properties that every object inherits. */
import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { folder, type Copy } from './copyElection'

/** Ids of the region, and the names that replace them. The ids of candidates, topics and sources are in lower case. */
const names = new Map([
  ['PL-council', 'constructor'],
  ['PL_mayor', 'toString'],
  ['ward3', 'hasOwnProperty'],
  ['1st-ward', 'valueOf'],
  ['ward2', '__defineGetter__'],
  ['school-board', 'isPrototypeOf'],
  ['question-1', 'propertyIsEnumerable'],
  ['question_2', 'toLocaleString'],
  ['port-larkin', '__lookupGetter__'],
  ['oduya', 'constructor'],
  ['roads', 'constructor'],
  // Lists of sources are sorted by id, so the new id has the same place.
  ['council-race', 'constructor'],
])
const pattern = new RegExp(`(?:(?<=#(?:race|topic)-)|(?<![\\w-]))(?:${[...names.keys()].join('|')})(?![\\w-])`, 'g')

export function renameIds(text: string): string {
  return text.replace(pattern, (id) => names.get(id) ?? id)
}

/** Replaces the ids of a copy of the region. */
export function renameAllIds({ root, write }: Copy): void {
  const list = (part: string) => readdirSync(join(root, folder, part)).map((name) => `${part}/${name}`)
  const candidates = readdirSync(join(root, folder, 'candidates'))
  for (const file of ['election.yaml', 'sources.yaml', 'streets.csv', ...list('candidates'), ...list('questionnaires')])
    write(file, renameIds(readFileSync(join(root, folder, file), 'utf8')))
  for (const name of candidates)
    renameSync(join(root, folder, 'candidates', name), join(root, folder, 'candidates', renameIds(name)))
}
