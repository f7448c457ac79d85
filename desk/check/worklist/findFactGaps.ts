/** Finds missing facts about a candidate: experience, party, office, website and photograph. */
import { hasUnknownParty } from '@/guide/ask/candidateGaps'
import { findRaceRows } from '@/guide/ask/candidateFacts'
import { hasPhoto } from '@/guide/ask/guide'
import { isNonpartisan } from '@/guide/ask/races'
import type { Candidate } from '@/guide/fields/published'
import { describeOthers, type CandidacyContext } from './candidacy'
import type { Finding } from './task'

const hasExperience = ({ experience }: Candidate) => experience !== undefined
const isOfficeKnown = ({ incumbent }: Candidate) => incumbent !== undefined
const hasWebsite = ({ links }: Candidate) => links?.website !== undefined

/** Finds missing experience, and a missing website if others in the race have one. */
export function findProfileGaps({ candidate, race, guide, others }: CandidacyContext): Finding[] {
  return [
    ...(hasExperience(candidate)
      ? []
      : [
          {
            kind: 'experience' as const,
            what: 'No experience',
            why: describeOthers(others, hasExperience, 'it'),
            todo: 'Add work and background, with sources.',
            field: 'experience',
          },
        ]),
    ...(hasWebsite(candidate) || !findRaceRows(guide, race.id).website
      ? []
      : [
          {
            kind: 'website' as const,
            what: 'No website',
            why: describeOthers(others, hasWebsite),
            todo: 'Look for the campaign website. There may be none.',
            field: 'links',
          },
        ]),
  ]
}

/** Finds a missing photograph, and a photograph without a note about the permission. */
export function findPhotoGaps({ candidate, others, file }: CandidacyContext): Finding[] {
  const kind = 'photograph'
  if (!hasPhoto(candidate))
    return [
      {
        kind,
        what: 'No photograph',
        why: describeOthers(others, hasPhoto),
        todo: 'Ask for one and for permission. Use photographs for everyone in the race, or for nobody.',
        field: 'src',
      },
    ]
  if (file.photoPermission !== undefined) return []
  const todo = 'Note in photoPermission who permitted the use, and when.'
  return [{ kind, what: 'Photograph without a permission', todo, field: 'photoPermission' }]
}

/** Finds facts that depend on the race: a party if the ballot names parties, and the seat held if it is known of others. */
export function findRaceFactGaps({ candidate, race, guide, others }: CandidacyContext): Finding[] {
  return [
    ...(hasUnknownParty(candidate) && !isNonpartisan(guide, race)
      ? [
          {
            kind: 'party' as const,
            what: 'No party',
            why: 'The ballot names parties in this race.',
            todo: 'Add the party as the candidate stated it, with the source.',
            field: 'party',
          },
        ]
      : []),
    ...(!isOfficeKnown(candidate) && findRaceRows(guide, race.id).incumbent
      ? [
          {
            kind: 'incumbent' as const,
            what: `Incumbent for ${race.name} or not`,
            why: describeOthers(others, isOfficeKnown, 'an answer'),
            todo: 'Find out who holds the seats, and enter yes or no.',
            field: 'incumbent',
          },
        ]
      : []),
  ]
}
