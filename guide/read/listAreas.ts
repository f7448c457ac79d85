import type { Area, Group } from '@/guide/fields/published'

interface Places {
  readonly areas?: readonly Area[]
  readonly groups?: readonly Group[]
}

/** Returns the areas that readers choose from: by default, every group that not everyone votes in. */
export function listAreas({ areas = [], groups = [] }: Places): readonly Area[] {
  if (areas.length > 0) return areas
  return groups.filter(({ everyone }) => !everyone).map(({ id, name }) => ({ id, name, groups: [id] }))
}
