/** Schemas of groups and areas in `election.yaml`: who votes in which races. */
import { field } from './catalog'
import { fields, list, yesNo } from './fields'
import { ocdId, placeKind } from './identifiers'
import { idAdvice, idLabel, idRequest, raceId } from './ids'
import { maxLengths, shortText } from './text'

/** A group of races and questions that share a ballot. */
export const group = fields({
  id: field(raceId, idLabel, 'Like ward-3.', { advice: idAdvice, ask: idRequest, headings: ['Id', 'Group id'] }),
  name: field(shortText(maxLengths.name), 'Name', 'The town, ward or district, like Ward 3 or Citywide.', {
    headings: ['Name', 'Group', 'Group name'],
  }),
  everyone: field(yesNo.optional(), 'For every voter', 'Every voter of the election votes in it.'),
  kind: placeKind,
  ocdId,
})

/** What a ballot depends on. Readers choose an area of each kind. */
export const areaKind = fields({
  id: field(raceId, idLabel, 'Like school-board.', { advice: idAdvice, ask: idRequest, headings: ['Id', 'Kind id'] }),
  name: field(shortText(maxLengths.name), 'Name', 'What readers choose, like Ward or School board.', {
    headings: ['Name', 'Kind', 'Kind of area'],
  }),
})

/** A place that readers can choose to see only the races on their ballot. */
export const area = fields({
  id: field(raceId, idLabel, 'Like north-end.', { advice: idAdvice, ask: idRequest, headings: ['Id', 'Area id'] }),
  name: field(shortText(maxLengths.name), 'Name', 'One that a voter knows, like North End.', {
    headings: ['Name', 'Area', 'Area name'],
  }),
  kind: field(raceId.optional(), 'Kind', 'What the area is, like a school board.', {
    target: 'areaKind',
    advice: 'Required if there are kinds of areas.',
  }),
  groups: field(list(raceId, 'a list of groups'), 'Groups', 'Their races are on the ballot there.', {
    target: 'group',
  }),
})

/** The group of a race or a question. */
export const groupId = field(raceId.optional(), 'Group', 'Whose ballot it is on.', {
  target: 'group',
  headings: ['Group', 'District', 'Ward'],
})
