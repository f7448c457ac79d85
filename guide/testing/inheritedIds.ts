/** For tests: an election whose ids are names of properties that every object inherits. */
import { folder, type EditedFixture } from './fixtures'

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

export function renameAllIds({ files, write, remove }: EditedFixture): void {
  const before = [...files]
  for (const [path, content] of before) {
    const file = path.slice(folder.length + 1)
    if (!/\.(?:yaml|csv)$/.test(file) || file.startsWith('translations/')) continue
    remove(file)
    write(
      file.startsWith('candidates/') ? renameIds(file) : file,
      renameIds(new TextDecoder().decode(content as Uint8Array)),
    )
  }
}
