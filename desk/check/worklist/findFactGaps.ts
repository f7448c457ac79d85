import { hasUnknownParty, listStatements } from '@/guide/ask/candidateGaps'
import { findRaceRows } from '@/guide/ask/candidateFacts'
import { hasPhoto } from '@/guide/ask/guide'
import { isNonpartisan } from '@/guide/ask/races'
import type { Candidate } from '@/guide/fields/published'
import { countNoun } from '@/lib/problems'
import type { CandidacyContext, Findings } from './task'

/** Facts that depend on the race are missing only if others have them or, for a party, if the ballot names parties. */
export function findFactGaps({ candidate, race, guide, others, file }: CandidacyContext): Findings {
  const { experience, experienceSources, links, incumbent } = candidate
  const rows = findRaceRows(guide, race.id)
  const describe = (has: (candidate: Candidate) => boolean, object?: string) => describeOthers(others, has, object)
  return [
    experience === undefined && {
      kind: 'experience',
      what: 'No experience',
      why: describe((other) => other.experience !== undefined, 'it'),
      todo: 'Add work and background, with sources.',
      field: 'experience',
    },
    experience !== undefined &&
      experienceSources === undefined && {
        kind: 'sources',
        what: 'Experience without a source',
        todo: 'Add its sources.',
        field: 'experienceSources',
      },
    links?.website === undefined &&
      rows.links.includes('website') && {
        kind: 'website',
        what: 'No website',
        why: describe((other) => other.links?.website !== undefined),
        todo: 'Look for the campaign website. There may be none.',
        field: 'links',
      },
    hasUnknownParty(candidate) &&
      !isNonpartisan(guide, race) && {
        kind: 'party',
        what: 'No party',
        why: 'The ballot names parties in this race.',
        todo: 'Add the party as the candidate stated it, with the source.',
        field: 'party',
      },
    incumbent === undefined &&
      rows.incumbent && {
        kind: 'incumbent',
        what: `Incumbent for ${race.name} or not`,
        why: describe((other) => other.incumbent !== undefined, 'an answer'),
        todo: 'Find out who holds the seats, and enter yes or no.',
        field: 'incumbent',
      },
    !hasPhoto(candidate) && {
      kind: 'photograph',
      what: 'No photograph',
      why: describe(hasPhoto),
      todo: 'Ask for one and for permission. Use photographs for everyone in the race, or for nobody.',
      field: 'src',
    },
    hasPhoto(candidate) &&
      file.photoPermission === undefined && {
        kind: 'photograph',
        what: 'Photograph without a permission',
        todo: 'Note in photoPermission who permitted the use, and when.',
        field: 'photoPermission',
      },
  ]
}

/**
 * States how many of the others in the race have something, as a sentence.
 * @param object what they have
 */
export function describeOthers(
  others: readonly Candidate[],
  has: (candidate: Candidate) => boolean,
  object = 'one',
): string {
  const count = others.filter(has).length
  if (others.length === 0) return 'Nobody else is in the race.'
  if (count === 0) return `Nobody else in the race has ${object}.`
  return `${count} of ${others.length} ${others.length === 1 ? 'other' : 'others'} ${count === 1 ? 'has' : 'have'} ${object}.`
}

/** Finds statements that all rest on one source or on the candidate's own pages. */
export function findSourceGaps({ candidate, sourceAddresses }: CandidacyContext): Findings {
  const statements = listStatements(candidate)
  const sources = new Map(statements.flatMap((statement) => statement.sources).map((source) => [source.id, source]))
  const [first] = sources.values()
  const ownAddresses = Object.values(candidate.links ?? {})
  const isOwn = (id: string) => ownAddresses.some((own) => isBelow(sourceAddresses.get(id), own))
  const areOwn = [...sources.keys()].every(isOwn)
  return [
    first !== undefined &&
      areOwn && {
        kind: 'sources',
        what: "Only the candidate's own pages as sources",
        why: `${countNoun(statements.length, 'statement')} in all.`,
        todo: 'Look for a source by somebody else: an interview, a debate, a news report, minutes.',
        field: 'stances',
      },
    first !== undefined &&
      !areOwn &&
      sources.size === 1 &&
      statements.length > 1 && {
        kind: 'sources',
        what: 'One source for all statements',
        why: `It is "${first.title}".`,
        todo: 'Look for a second source.',
        field: 'stances',
      },
  ]
}

/** True if an address is on the website or account of another. Many candidates may share a host like facebook.com. */
function isBelow(address: string | undefined, own: string): boolean {
  if (address === undefined || !/^https?:/i.test(own)) return false
  const [page, site] = [address, own]
    .map((each) => new URL(each))
    .map(({ host, pathname }) => {
      return `${host.replace(/^www\./, '')}${pathname.replace(/\/?$/, '/')}`
    })
  return page?.startsWith(site ?? '') ?? false
}
