import type { Election, Group, Source } from '@/guide/fields/published'
import { describeGroup } from '@/lib/locale/sentences'

/**
 * The voting facts that most readers need, without sources. Each keeps what it covers, who publishes it and the group it
 * applies to. Polling places give way to the link that finds them, and ways to vote to the link to instructions.
 */
export function shortenFacts(election: Election, groups: readonly Group[]): Election {
  const {
    when: { hours, periods, deadlines },
    where: { finder, places, offices },
    how: { instructions, methods } = {},
  } = election
  const isForEveryone = ({ group }: { readonly group?: string }) => describeGroup(groups, group) === undefined
  return {
    ...election,
    when: {
      hours: hours && omitSources(hours),
      periods: periods?.map(omitSources),
      deadlines: deadlines.map((deadline) => ({ ...omitSources(deadline), text: undefined })),
    },
    where: {
      finder: finder && omitSources(finder),
      places: finder ? undefined : places?.map(omitSources),
      offices: offices
        ?.filter(isForEveryone)
        .slice(0, 1)
        .map((office) => ({
          ...omitSources(office),
          email: office.phone === undefined ? office.email : undefined,
          hours: undefined,
        })),
    },
    how: instructions ? { instructions: omitSources(instructions) } : { methods: methods?.map(omitSources) },
  }
}

function omitSources<Fact extends { readonly sources: readonly Source[] }>(fact: Fact) {
  return { ...fact, sources: [] }
}
