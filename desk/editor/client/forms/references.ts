/** The things that fields refer to by id. The schema has only the form of an id. */
import type { Target } from './form'

/** The target of each field whose value is an id, under the name of its group and itself. */
export const referenceTargets: Readonly<Record<string, Target>> = {
  'candidate.race': 'race',
  'otherRaces.race': 'race',
  'stances.topics': 'topic',
  'positions.topic': 'topic',
  'corrections.candidate': 'candidate',
  'areas.groups': 'group',
  'topics.races': 'race',
  'races.group': 'group',
  'questions.group': 'group',
  'periods.group': 'group',
  'deadlines.group': 'group',
  'places.group': 'group',
  'offices.group': 'group',
  'recounts.race': 'contest',
  'results.winners': 'candidate',
}

/** The target of the ids that are the keys of each group of values. */
export const recordKeys: Readonly<Record<string, Target>> = {
  winners: 'race',
  writeInWinners: 'race',
  open: 'race',
  votes: 'race',
  questions: 'question',
  candidates: 'candidate',
}
