/** Schemas of the contents of the ballot in `election.yaml`: groups, areas, races, questions and topics. */
import { z } from 'zod'
import { fields, list, positive, yesNo } from './fields'
import { id, raceId } from './ids'
import { editorialText, maxLengths, shortText, text, textLanguage } from './texts'
import { editorNote, sourceIds } from './publicationRules'

/** A group of races and questions that share a ballot. */
export const group = fields({
  id: raceId.describe('Short name used in this file and in addresses, like ward-3.'),
  name: shortText(maxLengths.name).describe('Name of the town, ward or district, like Ward 3 or Citywide.'),
  everyone: yesNo.optional().describe('true: every voter of the election votes in it.'),
})

/** A place that readers can choose to see only the races on their ballot. */
export const area = fields({
  id: raceId.describe('Short name, like north-end.'),
  name: shortText(maxLengths.name).describe('Name that a voter knows, like North End.'),
  groups: list(raceId, 'a list of group ids').describe('The groups whose races are on the ballot there.'),
})

/** Reasons for a race without a vote. */
const noVoteReasons = ['acclaimed', 'canceled'] as const

const groupId = raceId.optional().describe('Id of its group. Leave out if the guide has no groups.')

/** A race. */
export const race = fields({
  id: raceId.describe('Short name used in candidate files and addresses, like cityCouncil.'),
  name: shortText(maxLengths.name).describe('Name on the ballot, like City Council.'),
  group: groupId,
  position: shortText(maxLengths.title).describe(
    'What its candidates are called, like Springfield City Council Candidate.',
  ),
  voteFor: positive.optional().describe('How many candidates one voter may vote for. Required unless no vote is held.'),
  seats: positive.optional().describe('How many candidates are elected. Leave out if it equals voteFor.'),
  term: shortText(maxLengths.title).optional().describe('Length of the term, like Two years.'),
  unexpired: yesNo.optional().describe('true: the winner serves the rest of the term of somebody who left.'),
  partisan: yesNo
    .optional()
    .describe('true if the ballot names parties in this race, false if not. By default, see nonpartisan.'),
  writeIns: yesNo.optional().describe('true if voters may write in a name, false if not. Leave out if not known.'),
  noVote: fields({
    reason: z
      .enum(noVoteReasons, { error: `one of ${noVoteReasons.join(', ')}` })
      .describe('acclaimed: no more candidates than seats, so they are elected without a vote. canceled: not held.'),
    sources: sourceIds,
  })
    .optional()
    .describe('Only for a race in which no vote is held.'),
  about: editorialText().optional().describe('One or two plain sentences about the office.'),
  sources: sourceIds,
})

/** Sides of an argument on a ballot question. */
export const sides = ['for', 'against'] as const

const argument = fields({
  side: z.enum(sides, { error: `one of ${sides.join(', ')}` }).describe('The side that the argument takes.'),
  text: text().describe('The argument, in quotation marks if it is verbatim.'),
  by: shortText(maxLengths.label).describe('Who makes the argument.'),
  sources: sourceIds,
})

/** A ballot question. */
export const question = fields({
  id: raceId.describe('Short name used in addresses, like question-1. No race has the same.'),
  number: shortText(20).optional().describe('Number on the ballot, like 1 or 2A.'),
  title: shortText(maxLengths.title).describe('Short title in plain words.'),
  group: groupId,
  text: text('the official text', maxLengths.officialText)
    .optional()
    .describe('Official text, word for word. Leave out if not known.'),
  language: textLanguage,
  summary: editorialText().optional().describe("The editors' plain summary."),
  yes: editorialText().optional().describe('What a yes vote means.'),
  no: editorialText().optional().describe('What a no vote means.'),
  cost: editorialText().optional().describe('What it would cost, and who would pay.'),
  arguments: list(argument, 'a list of arguments').optional().describe('Arguments for and against, attributed.'),
  sources: sourceIds,
  editorNote,
})

/** A topic that statements are about. */
export const topic = fields({
  id: id.describe('Short name used in candidate files and addresses, like school-budget.'),
  name: shortText(maxLengths.title).describe('Name of the topic.'),
  races: list(raceId, 'a list of race ids').optional().describe('The races it belongs to. Leave out for all.'),
})
