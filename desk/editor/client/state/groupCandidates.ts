import { filterChoices, type Choice, type Choices } from './choices'
import { listDeleted, type EditorState } from './editorState'

const isIn = (race: string) => (candidate: Choice) => candidate.contests?.[0] === race

/**
 * Groups candidates by race. The last groups are of those in no race, and of those who are deleted with the next save.
 * @param text words that the names have, in any order and without accents. Empty for everyone
 */
export function groupCandidates(state: EditorState, { race, candidate }: Choices, text: string) {
  const found = filterChoices(candidate, text)
  const inNone = found.filter((each) => !race.some(({ id }) => isIn(id)(each)))
  const deleted = filterChoices(listDeleted(state), text)
  const others = [
    { id: '', label: 'In no race', isRace: false, candidates: inNone },
    { id: '-deleted', label: 'Deleted when you save', isRace: false, candidates: deleted },
  ]
  return [
    ...race.map(({ id, label }) => ({ id, label, isRace: true, candidates: found.filter(isIn(id)) })),
    ...others.filter(({ candidates }) => candidates.length > 0),
  ]
}
