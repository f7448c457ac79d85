/** The worklist: what is missing or outdated in a guide, by candidate. */
import type { Problem } from '@/lib/problems'
import type { ValidFiles } from '@/guide/read/electionFiles'
import { getToday } from '@/desk/new/defaults'
import { equalSpace, findUnequalCandidates } from '@/guide/read/unequalContent'
import { listCandidates } from '@/guide/ask/guide'
import { formatRaceTitle, listRaces } from '@/guide/ask/races'
import type { Guide } from '@/guide/fields/published'
import { findFactGaps, findSourceGaps } from './findFactGaps'
import { findMissingReplies } from './findMissingReplies'
import { findStatementGaps, findTopicGaps } from './findStatementGaps'
import { listElectionTasks } from './listElectionTasks'
import { listLinkTasks } from './listLinkTasks'
import { taskKinds, type CandidacyContext, type Findings, type LinkResult, type Task } from './task'

/** Checks of a candidate in a race. Everyone gets the same. */
const checks = [findMissingReplies, findStatementGaps, findTopicGaps, findFactGaps, findSourceGaps] as const

/**
 * Returns every task of a guide: those about the election, then by race in the order of the list, by candidate in the
 * order of the race, and then by kind. Somebody who runs in several races has each task once, in the first race that
 * has it. Skips candidates who have withdrawn. Tasks that belong to several candidates, or to none, are at the end.
 * @param files the valid files from which the guide was built
 * @param results results of the link check by address, if there was one
 * @param today as `YYYY-MM-DD`
 */
export function listTasks(
  guide: Guide,
  files: ValidFiles,
  results: ReadonlyMap<string, LinkResult> = new Map(),
  today = getToday(),
): readonly Task[] {
  const linkTasks = listLinkTasks(guide, files, results)
  const running = listContexts(guide, files, today)
  const unequalCandidates = findUnequalCandidates(files)
  const ofCandidates = running.flatMap((context): readonly Task[] => {
    const { race, candidate } = context
    const { id, name, links } = candidate
    const file = files.candidates.find((other) => other.id === id)?.data.file ?? ''
    const unequal = unequalCandidates.filter((warning) => warning.file === file)
    const findings = [...checks.flatMap((check) => check(context)), ...toLengthFindings(unequal)]
    const ownLinks = linkTasks.filter(({ owners }) => owners.length === 1 && owners[0] === id)
    const tasks = findings.filter((finding) => finding !== false)
    return [...tasks.map((task) => ({ address: links?.website, file, ...task })), ...ownLinks.map(({ task }) => task)]
      .map((task) => ({ race: formatRaceTitle(guide, race), candidate: name, candidateId: id, ...task }))
      .toSorted((a, b) => taskKinds.indexOf(a.kind) - taskKinds.indexOf(b.kind))
  })
  const ids = new Set(running.map(({ candidate }) => candidate.id))
  const ofNobody = linkTasks.filter(({ owners: [first, ...others] }) => others.length > 0 || !first || !ids.has(first))
  const seen = new Set<string>()
  const firsts = ofCandidates.filter(({ file, kind, what, field }) => {
    const key = JSON.stringify([file, kind, what, field])
    return !seen.has(key) && seen.add(key)
  })
  return [...listElectionTasks(guide, today, files.valid), ...firsts, ...ofNobody.map(({ task }) => task)]
}

/** Everyone who has not withdrawn, by race. */
function listContexts(guide: Guide, { valid, questionnaires }: ValidFiles, today: string): readonly CandidacyContext[] {
  const questionnairePaths = new Map(questionnaires.map(({ id, data }) => [id, data.file]))
  const sourceAddresses = new Map(Object.entries(valid.sources).map(([id, { url }]) => [id, url]))
  const files = new Map(valid.candidates.map(({ id, file }) => [id, file]))
  return listRaces(guide).flatMap((race) => {
    const running = listCandidates(guide, race.id).filter(({ withdrawn }) => !withdrawn)
    return running.flatMap((candidate) => {
      const file = files.get(candidate.id)
      const others = running.filter(({ id }) => id !== candidate.id)
      return file ? [{ guide, race, candidate, others, file, sourceAddresses, questionnairePaths, today }] : []
    })
  })
}

/** One finding for all races of a candidate. */
function toLengthFindings(warnings: readonly Problem[]): Findings {
  if (warnings.length === 0) return []
  const what = 'Much more or less text than the others'
  const why = warnings.map(({ message }) => message.replace(` ${equalSpace}`, '')).join(' ')
  return [{ kind: 'length', what, why, todo: equalSpace, field: 'stances' }]
}
