/** The questions about a new election, with the answers that are likely. The server validates them. */
import { suggestAnswers, suggestTitle, thisElection } from '@/desk/new/defaults'
import type { ElectionAnswers, ElectionState } from '@/desk/editor/api'
import { formatElection } from './nameElection'
import type { ChoiceForm, FieldForm, Forms } from '@/guide/fields/forms'
import { findLanguage, languageTags } from '@/lib/locale/languages'

export interface RaceRow {
  readonly name: string
  /** Votes of one voter. */
  readonly voteFor: string
}

export interface NewElection {
  readonly answers: ElectionAnswers
  readonly races: readonly RaceRow[]
}

export const emptyRace: RaceRow = { name: '', voteFor: '1' }

type ElectionName = 'city' | 'state' | 'date' | 'title' | 'timeZone' | 'languages' | 'nonpartisan'

/** The fields of the form, by section. Labels and help are those of the election's own form, unless they differ here. */
export function listQuestions({ election: form }: Forms, { elections, current }: ElectionState) {
  const ask = (name: ElectionName, changes: Partial<FieldForm> = {}): FieldForm => {
    const field = form.fields.find((each) => each.name === name)
    if (!field) throw new Error(`An election has no field ${name}.`)
    return { ...field, isRequired: true, ...changes }
  }
  const likely = suggestAnswers()
  const shown = ask('title', {
    name: 'current',
    label: 'The election that the site shows',
    help: 'You can change it later.',
    form: choose({
      ...Object.fromEntries(elections.map((each) => [each.folder, formatElection(each)])),
      [thisElection]: 'The new election',
    }),
  })
  return {
    place: [ask('city'), ask('state'), ask('date')],
    rules: [
      ask('nonpartisan', {
        label: 'Parties on the ballot',
        help: '',
        form: choose({ yes: 'The ballot names no parties', no: 'The ballot names parties' }),
      }),
    ],
    guide: [
      ask('title'),
      ask('languages', {
        name: 'language',
        label: 'Language',
        help: 'Of the words that the guide itself uses, like headings.',
        form: choose(nameLanguages()),
      }),
      ask('timeZone', { name: 'time-zone', help: 'Of the polling hours.', form: choose(nameTimeZones()) }),
      ...(elections.length === 0 ? [] : [shown]),
    ],
    answers: {
      ...likely,
      language: findLanguage(navigator.language) ?? likely.language,
      ...(current === undefined ? {} : { current }),
    } satisfies ElectionAnswers as ElectionAnswers,
  }
}

export function completeAnswers(answers: ElectionAnswers, likely: ElectionAnswers): ElectionAnswers {
  const { city } = answers
  return { ...likely, ...(city ? { title: suggestTitle(city) } : {}), ...answers }
}

/** Like `City Council: 7; Mayor: 1`. */
export function formatRaces(races: readonly RaceRow[]): string {
  return races.map(({ name, voteFor }) => `${name.replaceAll(';', ',')}: ${voteFor}`).join('; ')
}

function choose(labels: Readonly<Record<string, string>>): ChoiceForm {
  return { kind: 'choice', values: Object.keys(labels), labels }
}

function nameLanguages() {
  const names = new Intl.DisplayNames('en-US', { type: 'language' })
  return Object.fromEntries(languageTags.map((tag) => [tag, names.of(tag) ?? tag]))
}

/** The computer may be in a time zone that is not in the list, like UTC. */
function nameTimeZones() {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), suggestAnswers()['time-zone']])].toSorted()
  return Object.fromEntries(zones.map((zone) => [zone, zone.replaceAll('_', ' ').replace('/', ': ')]))
}
