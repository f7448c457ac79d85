import { foldName } from '@/lib/characters'
import type { Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import type { Group, Guide } from '@/guide/fields/published'
import { createProblem, type DataFile } from './readYaml'

/** Returns an area without a kind if there are kinds, and a kind without areas. */
export function checkAreas(data: DataFile, { areaKinds = [], areas = [] }: Partial<ElectionFile>): Problem[] {
  if (areaKinds.length === 0) return []
  return [
    ...areas.flatMap(({ kind }, index) => {
      if (kind !== undefined) return []
      const message = 'Choose the kind of this area, because the election has several kinds of areas.'
      return [createProblem(data, ['areas', index, 'kind'], message)]
    }),
    ...areaKinds.flatMap(({ id, name }, index) => {
      if (areas.some(({ kind }) => kind === id)) return []
      const message = `No area is of the kind ${name} (“${id}”). Add an area of this kind, or remove the kind.`
      return [createProblem(data, ['areaKinds', index], message)]
    }),
  ]
}

/**
 * Returns a warning about a group of which no area shows the races, or about groups that a voter may vote in several of
 * although no area combines them.
 */
export function warnAboutAreas(data: DataFile, { groups, areas }: Guide): Problem[] {
  const local = groups.filter(({ everyone }) => !everyone)
  if (data.get(['areas']) !== undefined)
    return groups.flatMap(({ id, name, everyone }, index) => {
      if (everyone || areas.some((area) => area.groups.includes(id))) return []
      const fix = 'Add it to an area. Until then, readers who choose a place do not see its races.'
      const message = `No area has the group ${name} (“${id}”). ${fix}`
      return [createProblem(data, ['groups', index], message)]
    })
  const pair = findUnlike(local)
  if (!pair) return []
  const message = `Readers can choose only one group, like ${pair.map(({ name }) => name).join(' or ')}. If a voter votes in several of them, add areas: each has the groups whose races are on the ballot there.`
  return [createProblem(data, ['groups'], message)]
}

/**
 * Finds groups that may share voters. Wards of one city, or towns of one region, begin or end with the same word. A name
 * within another, like that of a town in that of its ward, has voters of both.
 */
function findUnlike(groups: readonly Group[]): readonly [Group, Group] | undefined {
  const names = groups.map(({ name }) => foldName(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [''])
  const isShared = [0, -1].some((place) => new Set(names.map((words) => words.at(place))).size < 2)
  const isWithin = (a: number, b: number) => ` ${names[b]?.join(' ')} `.includes(` ${names[a]?.join(' ')} `)
  for (const [a, one] of groups.entries())
    for (const [b, other] of groups.entries()) {
      const isUnlike = !isShared && names[a]?.[0] !== names[b]?.[0] && names[a]?.at(-1) !== names[b]?.at(-1)
      if (a !== b && (isUnlike || isWithin(a, b))) return [one, other]
    }
  return undefined
}
