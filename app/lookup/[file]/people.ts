import { describeMark, describeResult, hasOutcome } from '@/components/candidate/CandidateOutcome/CandidateOutcome'
import type { ListedRace } from '@/components/race/RaceGroups/ballotPeople.browser'
import { buildBallotRace } from '@/guide/ask/ballotRaces'
import { listRaces } from '@/guide/ask/races'
import type { Guide } from '@/guide/fields/published'
import { digestContent } from '@/lib/checksums'
import { separator } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { untagText } from '@/lib/locale/taggedText'
import { href, paths } from '@/lib/paths'
import { describeTicket } from '@/guide/words/descriptions'

export const peopleFile = 'people.json'

export function getPeopleAddress(guide: Guide): string {
  return addDigest(href(paths.lookup(peopleFile)), writePeople(guide))
}

export function writePeople(guide: Guide): string {
  return untagText(JSON.stringify(listPeople(guide)))
}

/** Everyone in every race, in the order of `/candidates/`, with the outcome if there are results. */
export function listPeople(guide: Guide): readonly ListedRace[] {
  const { landing, profile } = phrases
  return listRaces(guide).map((race): ListedRace => {
    const { localGroup = '', candidates, writeInWinners, hasResults, pending } = buildBallotRace(guide, race)
    const listed = candidates.map((candidate) => {
      const isShown = hasResults && hasOutcome(candidate)
      const outcome = isShown ? describeResult(candidate.result, pending) : undefined
      return toPerson(candidate.name + describeTicket(candidate.name, candidate.runningMates), [
        describeMark(candidate),
        outcome,
      ])
    })
    const others = writeInWinners.map((each) => toPerson(each, [landing.writeIn, profile.results.elected]))
    return [localGroup, race.id, race.name, [...listed, ...others].join(separator) || landing.noCandidates]
  })
}

function toPerson(name: string, outcomes: readonly (string | undefined)[]): string {
  const outcome = outcomes.filter(Boolean).join(separator)
  return outcome === '' ? name : `${name} (${outcome})`
}

/** Adds a digest, so that a page never loads a file of another version from what is kept on a device. */
export function addDigest(address: string, content: string): string {
  return `${address}?${digestContent(content).slice(0, 8)}`
}
