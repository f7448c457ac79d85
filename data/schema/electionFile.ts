/** Schema of `election.yaml`. */
import { z } from 'zod'
import {
  date,
  fields,
  id,
  link,
  list,
  maxLengths,
  positive,
  raceId,
  shortText,
  text,
  time,
  timeZone,
  url,
  yesNo,
} from './fields'
import { editorNote, fact, sourceIds } from './publicationRules'

const when = fields({
  hours: fact({ opens: time.describe('When polls open.'), closes: time.describe('When polls close.') })
    .optional()
    .describe('Polling hours on election day. Leave out if not known.'),
  deadlines: list(
    fact({
      label: shortText(maxLengths.label).describe('What must be done by then.'),
      date: date.describe('The last day for it.'),
    }),
    'a list of deadlines, or []',
  ).describe('Last days to register, to apply and so on; [] for none.'),
})

const where = fields({
  finder: fact(link).optional().describe("The state's polling place finder. Leave out if not known."),
  office: fact({
    name: shortText(maxLengths.name).describe('Name of the office.'),
    place: shortText(maxLengths.label).describe('Street address.'),
    url: url.describe('Its website.'),
  })
    .optional()
    .describe('The office that runs the election. Leave out if not known.'),
})

const how = fact({
  links: list(fields(link), 'a list of links')
    .min(1, { error: 'at least one link' })
    .describe('Links, the main one first.'),
})

const race = fields({
  id: raceId.describe('Short name used in candidate files and addresses, like cityCouncil.'),
  name: shortText(maxLengths.name).describe('Name on the ballot, like City Council.'),
  position: shortText(maxLengths.title).describe(
    'What its candidates are called, like Medford City Council Candidate.',
  ),
  voteFor: positive.describe('How many candidates one voter may vote for.'),
  seats: positive.optional().describe('How many candidates are elected. Leave out if it equals voteFor.'),
  about: text().optional().describe('One or two plain sentences about the office.'),
  sources: sourceIds,
})

/** Reasons for seats without a winner. */
export const openSeatReasons = ['vacant', 'undecided'] as const

const openSeats = fields({
  reason: z
    .enum(openSeatReasons, { error: `one of ${openSeatReasons.join(', ')}` })
    .describe('vacant: nobody was elected. undecided: not settled yet, as before a recount.'),
  seats: positive.optional().describe('How many seats have no winner. Leave out for all that remain.'),
  sources: sourceIds,
  editorNote,
})

const results = fields({
  winners: z
    .record(raceId, list(id, 'a list of candidate ids'), { error: 'a list of candidate ids under each race id' })
    .describe('Under each race id, the ids of those elected: as many as the race has seats.'),
  open: z
    .record(raceId, openSeats, { error: 'a reason under each race id' })
    .optional()
    .describe('Under the id of each race with fewer winners than seats, the reason.'),
  sources: sourceIds,
  editorNote,
})

const correction = fields({
  date: date.describe('The day the correction was made.'),
  candidate: id.optional().describe('The candidate whose page changed; leave out for other pages.'),
  text: text().describe('What the page said, and what it says now.'),
})

/** `election.yaml`: one election. */
export const electionFile = fields(
  {
    city: shortText(maxLengths.name).describe('Name of the city.'),
    state: shortText(maxLengths.name).describe('Name of the state.'),
    title: shortText(maxLengths.title).describe('Title of the whole guide, like Medford City Elections.'),
    name: shortText(maxLengths.title).describe('Full name of this election.'),
    date: date.describe('Election day.'),
    timeZone: timeZone.describe('Time zone of the polling hours.'),
    nonpartisan: yesNo.describe('true: the ballot names no parties.'),
    updated: date.describe('The day the substance of this file last changed.'),
    contact: z
      .union([z.email().max(254), url], { error: 'an email address or a web address' })
      .optional()
      .describe('Where readers send corrections: an email or web address.'),
    when: when.describe('Polling hours and deadlines.'),
    where: where.describe('Where to vote.'),
    how: how.optional().describe("The state's own voting instructions. Leave out if not known."),
    races: list(race, 'a list of races')
      .min(1, { error: 'at least one race' })
      .describe('The races in the order shown. The first is selected by default.'),
    results: results.optional().describe('Leave out until the election is over.'),
    corrections: list(correction, 'a list of corrections, or []').describe(
      'Changes of substance. Typos are not listed.',
    ),
  },
  'the fields of an election',
)

/** The validated content of `election.yaml`. */
export type ElectionFile = z.infer<typeof electionFile>
