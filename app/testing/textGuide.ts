/** A guide that contains one text in every text field. */
import { aCandidate, anElection, anUnlinkedSource, aRace, aSource, aStance } from '@/data/fixtures/factories'
import type { Candidate, Election, Guide, Race } from '@/data/schema/published'

// `Required` is a type error here when a schema gets another field.
const election: Required<Election> = {
  ...anElection,
  contact: 'editors@guide.example',
  when: { ...anElection.when },
  how: anElection.how ?? { links: [], sources: [] },
  corrections: [{ date: '2023-10-22', candidate: 'ada-byron', text: 'Text' }],
  resultSources: [aSource],
}
const race: Required<Race> = { ...aRace, seats: 7, about: 'Text' }
const candidate: Required<Candidate> = {
  ...aCandidate(),
  ballotOrder: 1,
  photo: 'ada-byron',
  partySource: anUnlinkedSource,
  stances: [aStance(1), aStance(2)],
  noStances: { reason: 'none found', asOf: '2023-10-21' },
  withdrawn: { date: '2023-10-21', sources: [anUnlinkedSource] },
  result: 'Not elected',
}
const guide: Guide = {
  election,
  races: [race],
  candidates: [candidate, aCandidate({ id: 'bob-cole', src: 'bob-cole.svg' })],
}

/** Fields whose form the schema restricts. Every other string except a date is a text. */
const restrictedFields = new Set(
  'id src photo race candidate url contact timeZone opens closes party result reason'.split(' '),
)
const dateForm = /^\d{4}-\d\d-\d\d$/

/** Path of a text field in the guide, in brackets, like `[candidates.0.name]`. Follows the text in the field. */
export const fieldMarker = / \[[\w.]+\]/g

/** Builds a guide whose every text field contains `text`, followed by the field's marker. */
export function buildTextGuide(text: string): Guide {
  const copy = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string')
      return restrictedFields.has(path.at(-1) ?? '') || dateForm.test(value) ? value : `${text} [${path.join('.')}]`
    if (Array.isArray(value)) return value.map((item, index) => copy(item, [...path, String(index)]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item, [...path, key])]))
  }
  return copy(guide, []) as Guide
}
