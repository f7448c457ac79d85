import { getToday } from '@/desk/new/defaults'
import type { Report } from '@/desk/editor/api'
import { countNoun } from '@/lib/problems'
import { getAt, isEqual, type Path, toItems } from '@/lib/values'
import { getContent, listDeleted, readChoices, type EditorState } from './editorState'
import { formatDay } from './formatDay'
import { findChangeState, findOtherElection, getMark, type Changes, type ChangeState, type Marks } from './marks'
import type { Route } from './route'
import { isFields, toFields, toText } from './values'

export interface StartTask {
  readonly verb: string
  readonly object: string
  /** Omitted for what the publish panel does. */
  readonly route?: Route
  readonly state?: ChangeState | undefined
  /** What is not on the site, as a sentence. */
  readonly news?: string
  readonly facts: string
  /** The list of the election to which the task adds a new item. */
  readonly list?: { readonly path: Path; readonly value: unknown }
}

export function listStartTasks(state: EditorState, marks: Marks, report: Report): readonly StartTask[] {
  const election = getContent(state, 'election.yaml')
  const correction = beginItem(election, ['corrections'], { date: getToday() }, 'first')
  const corrections = toItems(getAt(election, ['corrections']))
  const place = beginItem(election, ['where', 'places'], {}, 'last')
  const places = toItems(getAt(election, ['where', 'places']))
  const hasFinder = isFields(getAt(election, ['where', 'finder']))
  const describe = (mark: Changes, subject: string, hasContent: boolean): Pick<StartTask, 'state' | 'news'> => {
    const found = findChangeState(state, mark, hasContent)
    if (found !== 'notSaved' && found !== 'notPublished') return { state: found }
    const missing = found === 'notSaved' ? 'saved' : 'published'
    return { state: found, news: `${subject}: ${countNoun(mark[found], 'change')} not ${missing}.` }
  }
  const people = describePeople(state, marks)
  return [
    {
      verb: 'Change a',
      object: 'candidate',
      route: { page: 'candidates' },
      ...describe(people.mark, people.changed, people.count > 0),
      facts:
        people.count === 0
          ? 'Nobody is in the guide yet. Begin with the first'
          : `${people.count === 1 ? '1 person' : `${people.count} people`}. Names, positions, photos and sources`,
    },
    {
      verb: 'Enter',
      object: 'results',
      route: { page: 'results' },
      ...describe(getMark(marks, { page: 'results' }), 'Results', isFields(getAt(election, ['results']))),
      facts: describeResults(election),
    },
    {
      verb: 'Announce a',
      object: 'correction',
      route: { page: 'corrections', field: correction.field },
      ...describe(getMark(marks, { page: 'corrections' }), 'Corrections', corrections.length > 0),
      facts: 'Tell readers what changed and when',
      list: correction.list,
    },
    {
      verb: 'Add a',
      object: 'voting place',
      route: { page: 'voting', field: place.field },
      ...describe(getMark(marks, { page: 'voting' }), 'Voting facts', places.length > 0 || hasFinder),
      facts: [
        places.length > 0 ? countNoun(places.length, 'place') : hasFinder ? '' : 'No place yet',
        hasFinder ? 'The guide links to a website that finds the place' : '',
      ]
        .filter(Boolean)
        .join('. '),
      list: place.list,
    },
    { verb: 'See what is', object: 'missing', route: { page: 'tasks' }, facts: describeMissing(report) },
    { verb: 'Publish', object: 'my changes', ...describePublication(state) },
  ]
}

/** A list with a new item at its start or end, unless the one there is still as it was added. */
function beginItem(election: unknown, list: Path, item: unknown, place: 'first' | 'last') {
  const items = toItems(getAt(election, list))
  const isBegun = isEqual(items.at(place === 'first' ? 0 : -1), item)
  const value = isBegun ? items : place === 'first' ? [item, ...items] : [...items, item]
  return { field: [...list, place === 'first' ? 0 : value.length - 1], list: { path: list, value } }
}

function describePeople(state: EditorState, marks: Marks) {
  const people = readChoices(state).candidate
  const marked = [...people, ...listDeleted(state)].map(({ id, label }) => ({
    label,
    mark: getMark(marks, { page: 'candidate', id }),
  }))
  const unsaved = marked.filter(({ mark }) => mark.notSaved > 0)
  const changed = unsaved.length > 0 ? unsaved : marked.filter(({ mark }) => mark.notPublished > 0)
  const add = (kind: 'notSaved' | 'notPublished') => changed.reduce((sum, { mark }) => sum + mark[kind], 0)
  return {
    count: people.length,
    changed: `${changed[0]?.label}${changed.length > 1 ? ` and ${countNoun(changed.length - 1, 'other')}` : ''}`,
    mark: { notSaved: add('notSaved'), notPublished: add('notPublished') },
  }
}

function describeResults(election: unknown): string {
  const date = toText(getAt(election, ['date']))
  const results = getAt(election, ['results'])
  if (!isFields(results))
    return getToday() > date ? 'No results yet' : `No results yet. Election day is ${formatDay(date)}`
  const races = toItems(getAt(election, ['races'])).filter((race) => getAt(race, ['noVote']) === undefined)
  const count = (has: (id: string) => boolean) => races.filter((race) => has(toText(getAt(race, ['id'])))).length
  const isIn = (list: string, id: string) => toItems(getAt(results, [list, id])).length > 0
  const won = count((id) => ['winners', 'writeInWinners', 'advancing'].some((list) => isIn(list, id)))
  const counted = count((id) => Object.keys(toFields(getAt(results, ['votes', id]))).length > 0)
  const describe = (what: string, number: number) =>
    number === races.length
      ? `${what} are in`
      : number === 0
        ? `${what} are still missing`
        : `${what} of ${number} of ${countNoun(races.length, 'race')}`
  return `${describe('Winners', won)}. ${describe('Vote counts', counted)}`
}

function describeMissing({ problems, warnings, tasks }: Report): string {
  const counts = [
    problems.length > 0 ? `${countNoun(problems.length, 'problem')} to fix` : '',
    tasks.length > 0 ? `${countNoun(tasks.length, 'thing')} to add` : '',
    warnings.length > 0 ? countNoun(warnings.length, 'warning') : '',
  ]
  return counts.filter(Boolean).join(', ') || 'Nothing is missing or outdated'
}

function describePublication(state: EditorState): Pick<StartTask, 'state' | 'news' | 'facts'> {
  const count = state.election?.unpublished?.length
  const other = findOtherElection(state)
  if (count !== undefined && count > 0)
    return {
      state: 'notPublished',
      news: `${countNoun(count, 'change')} ${count === 1 ? 'is' : 'are'} ready.`,
      facts: 'Nothing goes on the site until you publish',
    }
  if (other !== undefined) return { facts: `The site shows ${other}` }
  if (count === undefined) return { facts: 'Nothing goes on the site until you publish' }
  return Object.keys(state.drafts).length > 0
    ? { state: 'notSaved', facts: 'Save your changes first' }
    : { state: 'published', facts: 'Everything you saved is on the site' }
}
