import { getToday } from '@/desk/new/defaults'
import { listCandidates } from '@/guide/ask/candidates'
import { formatRaceTitle, listRaces } from '@/guide/ask/races'
import type { Guide } from '@/guide/fields/published'
import type { ValidFiles } from '@/guide/read/electionFiles'
import { equalSpace, findUnequalCandidates } from '@/guide/read/unequalContent'
import { groupBy } from '@/lib/collections'
import type { Problem } from '@/lib/problems'
import { findGaps, type Candidacy } from './candidateTasks'
import { listElectionTasks } from './electionTasks'
import { listLinkTasks } from './linkTasks'
import { taskKinds, type LinkResult, type Task } from './task'

/**
 * Lists the tasks about the election, then the others by race in the order of the list, by candidate in the
 * order of the race, and then by kind. Somebody who runs in several races has each task once, in the first race that
 * has it. Skips candidates who have withdrawn. Tasks that belong to several candidates, or to none, are at the end.
 * @param results of the link check, by address
 * @param today as `YYYY-MM-DD`
 */
export function listTasks(
  guide: Guide,
  files: ValidFiles,
  results: ReadonlyMap<string, LinkResult> = new Map(),
  today = getToday(),
): readonly Task[] {
  const linkTasks = listLinkTasks(guide, files, results)
  const running = listCandidacies(guide, files, today)
  const unequalCandidates = findUnequalCandidates(files)
  const ofCandidates = running.flatMap((candidacy): readonly Task[] => {
    const { race, candidate } = candidacy
    const { id, name, links } = candidate
    const file = files.valid.candidates.find((other) => other.id === id)?.path ?? ''
    const unequal = unequalCandidates.filter((warning) => warning.file === file)
    const ownLinks = linkTasks.filter(({ owners }) => owners.length === 1 && owners[0] === id)
    const gaps = [...findGaps(candidacy), ...toLengthFindings(unequal)]
    return [...gaps.map((gap) => ({ address: links?.website, file, ...gap })), ...ownLinks.map(({ task }) => task)]
      .map((task) => ({ race: formatRaceTitle(guide, race), candidate: name, candidateId: id, ...task }))
      .toSorted((a, b) => taskKinds.indexOf(a.kind) - taskKinds.indexOf(b.kind))
  })
  const ids = new Set(running.map(({ candidate }) => candidate.id))
  const ofNobody = linkTasks.filter(({ owners: [first, ...others] }) => others.length > 0 || !first || !ids.has(first))
  const byPlace = groupBy(ofCandidates, ({ file, kind, what, field }) => JSON.stringify([file, kind, what, field]))
  const firsts = [...byPlace.values()].flatMap(([first]) => first ?? [])
  return [...listElectionTasks(guide, today, files.valid), ...firsts, ...ofNobody.map(({ task }) => task)]
}

function listCandidacies(guide: Guide, files: ValidFiles, today: string): readonly Candidacy[] {
  return listRaces(guide).flatMap((race) => {
    const running = listCandidates(guide, race.id).filter(({ withdrawn }) => !withdrawn)
    return running.map((candidate) => {
      const others = running.filter(({ id }) => id !== candidate.id)
      return { guide, race, candidate, others, files: files.valid, today }
    })
  })
}

/** One finding for all races of a candidate. */
function toLengthFindings(warnings: readonly Problem[]): ReturnType<typeof findGaps> {
  if (warnings.length === 0) return []
  const what = 'Much more or less text than the others'
  const why = warnings.map(({ message }) => message.replace(` ${equalSpace}`, '')).join(' ')
  return [{ kind: 'length', what, why, todo: equalSpace, field: 'stances' }]
}
