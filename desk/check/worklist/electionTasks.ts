/** What every guide needs to know about its election. The checklist and the worklist both come from it. */
import { listCandidates } from '@/guide/ask/candidates'
import { formatRaceTitle } from '@/guide/ask/races'
import { findRaceState } from '@/guide/ask/results'
import type { ValidElection } from '@/guide/read/electionFiles'
import { findTranslationGaps, type TranslationGaps } from '@/guide/translations/gaps'
import { getNativeName } from '@/lib/locale/languages'
import type { Guide, Race } from '@/guide/fields/published'
import { trustFields } from '@/guide/read/warnings'
import { countNoun } from '@/lib/problems'
import type { ChecklistItem, Task } from './task'

type Gap = Pick<Task, 'what' | 'why' | 'todo' | 'field'> & { readonly file?: string }

/** A fact that a guide needs. Every gap is a task, and without one the fact is known. */
interface Need {
  /** What the guide has, if there is no gap. */
  readonly done: string
  /** What to do about the gaps, in a few words. */
  readonly goal: string
  readonly gaps: readonly Gap[]
}

/** @param today as `YYYY-MM-DD` */
export function listElectionTasks(guide: Guide, today: string, files: ValidElection): readonly Task[] {
  return listNeeds(guide, today, files).flatMap(({ gaps }) =>
    gaps.map((gap): Task => ({ kind: 'election', file: guide.files.election, ...gap })),
  )
}

/** Each item has the first field to fill in. */
export function listChecklist(guide: Guide, today: string, files: ValidElection): readonly ChecklistItem[] {
  return listNeeds(guide, today, files).map(({ done, goal, gaps: [gap] }) =>
    gap ? { label: goal, todo: { file: gap.file ?? guide.files.election, field: gap.field } } : { label: done },
  )
}

function listNeeds(guide: Guide, today: string, files: ValidElection): readonly Need[] {
  const isOver = guide.election.results !== undefined || today > guide.election.date
  return [
    ...describeRaces(guide),
    describeHours(guide),
    ...describePlaces(guide),
    ...describeEditors(guide),
    ...(isOver ? describeResults(guide) : []),
    ...findTranslationGaps(files).map(describeTranslations),
  ]
}

/** A need with one gap at most. */
function describeNeed(need: Pick<Need, 'done' | 'goal'> & Gap & { readonly isKnown: boolean }): Need {
  const { isKnown, done, goal, ...gap } = need
  return { done, goal, gaps: isKnown ? [] : [gap] }
}

/** Candidates' words in another language need somebody who reviews them, so an editor may decide against them. */
function describeTranslations({ language, file, count, missing, older }: TranslationGaps): Need {
  const name = getNativeName(language)
  const total = missing.length + older.length
  const facts = [
    missing.length > 0 && `${missing.length} of ${countNoun(count, 'passage')} missing`,
    older.length > 0 && `${older.length} older than the original`,
  ]
  return describeNeed({
    isKnown: total === 0,
    done: `Translations to ${name}`,
    goal: `Translate ${countNoun(total, 'passage')} to ${name}`,
    what: `Translations to ${name}: ${facts.filter(Boolean).join(', ')}`,
    todo: 'Translate them. Until then, pages show the original.',
    file,
    field: 'texts',
  })
}

function describeRaces(guide: Guide): readonly Need[] {
  const { races, files } = guide
  const contested = races.filter(({ noVote }) => !noVote)
  const empty = contested.filter(({ id }) => listCandidates(guide, id).length === 0)
  const unsourced = races.filter(({ sources }) => sources.length === 0)
  return [
    {
      done: `Candidates in every race${contested.length < races.length ? ' with a vote' : ''}`,
      goal: `Add candidates for ${nameRaces(guide, empty)}`,
      gaps: empty.map((race) => ({
        what: `No candidates for ${formatRaceTitle(guide, race)}`,
        todo: 'Add everyone on the ballot, with the source of the list.',
        file: files.election.replace(/[^/]*$/, 'candidates'),
        field: 'race',
      })),
    },
    {
      done: 'A source for every race',
      goal: `Add a source for ${nameRaces(guide, unsourced)}`,
      gaps: unsourced.map((race) => ({
        what: `No source for ${formatRaceTitle(guide, race)}`,
        todo: 'Add where its name and the number of seats were read.',
        field: `races, item ${races.indexOf(race) + 1}, sources`,
      })),
    },
  ]
}

function describeHours({ election: { when } }: Guide): Need {
  const need = { done: 'Polling hours', field: 'when, hours' }
  if (when.hours === undefined)
    return describeNeed({
      ...need,
      isKnown: false,
      goal: 'Add the polling hours',
      what: 'No polling hours',
      todo: 'Ask the election office, and add them with a source.',
    })
  return describeNeed({
    ...need,
    isKnown: when.hours.covers === 'this election',
    goal: 'Confirm the polling hours',
    what: 'Polling hours not confirmed',
    why: `The sources are about ${when.hours.covers === 'state' ? 'the state' : 'another year'}.`,
    todo: 'Look for a source about this election.',
  })
}

function describePlaces({ election: { when, where } }: Guide): readonly Need[] {
  const { finder, places = [], offices = [] } = where
  return [
    describeNeed({
      isKnown: when.deadlines.length > 0,
      done: countNoun(when.deadlines.length, 'deadline'),
      goal: 'Add the deadlines',
      what: 'No deadline',
      todo: 'Add the last days to register and to ask for a ballot by mail.',
      field: 'when, deadlines',
    }),
    describeNeed({
      isKnown: finder !== undefined || places.length > 0,
      done: places.length > 0 ? countNoun(places.length, 'polling place') : 'A website that finds polling places',
      goal: 'Add the polling places, or a website that finds them',
      what: 'No polling places',
      todo: 'Add the places, or a website that finds them.',
      field: 'where',
    }),
    describeNeed({
      isKnown: offices.length > 0,
      done: countNoun(offices.length, 'election office'),
      goal: 'Add the election office',
      what: 'No election office',
      todo: 'Add the office that answers questions of voters.',
      field: 'where, offices',
    }),
  ]
}

const trustGoals = { name: 'who publishes the guide', funding: 'who pays for it', contact: 'a contact for readers' }

function describeEditors({ election: { publisher, research = {} } }: Guide): readonly Need[] {
  const missing = trustFields.filter((field) => publisher?.[field] === undefined)
  const unstated = (['statements', 'parties', 'questions'] as const).filter((field) => research[field] === undefined)
  return [
    {
      done: 'Who publishes and pays for the guide, and a contact',
      goal: `Add ${listWords(missing.map((field) => trustGoals[field]))}`,
      gaps: missing.map((field) => ({
        what: `Publisher without ${field}`,
        todo: 'Add who publishes the guide, who pays for it, and a contact.',
        field: `publisher, ${field}`,
      })),
    },
    {
      done: 'What the editors looked for and asked',
      goal: 'State what the editors looked for and asked',
      gaps: unstated.map((field) => ({
        what: `What the editors did about ${field}`,
        why: 'Pages state that nothing was found only if the editors looked for it.',
        todo: 'Enter yes or no.',
        field: `research, ${field}`,
      })),
    },
  ]
}

function describeResults(guide: Guide): readonly Need[] {
  const { results, date } = guide.election
  const need = { todo: 'Add the winners, with a source.', field: 'results' }
  if (!results) {
    const gap = { what: 'No results', why: `Election day was ${date}.`, ...need }
    return [{ done: '', goal: 'Enter the results', gaps: [gap] }]
  }
  const contested = guide.races.filter(({ noVote }) => !noVote)
  const unreported = contested.filter((race) => findRaceState(race, results) === 'not reported')
  const uncounted = contested.filter(({ id }) =>
    listCandidates(guide, id).some(({ votes, withdrawn }) => votes === undefined && !withdrawn),
  )
  return [
    describeNeed({
      ...need,
      isKnown: unreported.length === 0,
      done: 'Every race is reported',
      goal: `Enter the results of ${nameRaces(guide, unreported)}`,
      what: `No results of ${nameRaces(guide, unreported)}`,
    }),
    describeNeed({
      isKnown: results.status === 'certified',
      done: 'Certified results',
      goal: 'Enter the certified results',
      what: 'Results not certified',
      todo: 'Look for the official results, and enter their status.',
      field: 'results, status',
    }),
    describeNeed({
      isKnown: uncounted.length === 0,
      done: 'Votes of every candidate',
      goal: `Enter the votes of ${nameRaces(guide, uncounted)}`,
      what: results.votes ? `Votes missing in ${nameRaces(guide, uncounted)}` : 'No votes',
      todo: 'Add the votes of each race.',
      field: 'results, votes',
    }),
  ]
}

function nameRaces(guide: Guide, races: readonly Race[]): string {
  return races.length > 3
    ? countNoun(races.length, 'race')
    : listWords(races.map((race) => formatRaceTitle(guide, race)))
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words)
}
