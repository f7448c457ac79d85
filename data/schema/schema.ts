/**
 * The one definition of every field an editor writes. Types, checks and the JSON Schema that an editor's program
 * uses for completion all come from here.
 */
import { z } from 'zod'
import {
  date,
  fact,
  fields,
  id,
  isSourceDate,
  link,
  list,
  positive,
  raceId,
  sourceIds,
  text,
  time,
  timeZone,
  url,
  yesNo,
} from './fields'

/** `sources.yaml`: one source under each id. */
export const sourcesFile = z.record(
  id,
  fields(
    {
      title: text().describe('Title as published.'),
      publisher: text().describe('Who published it.'),
      url: url.describe('Where it was read.'),
      date: z
        .union([z.string(), z.int()], { error: 'a date, or words about it' })
        .transform((value) => String(value).trim())
        .refine(isSourceDate, { error: 'a date like 2023-10-20, 2023-10 or 2023, or words about it' })
        .describe('When it was published: 2023-10-20, 2023-10, 2023, or words such as "undated page".'),
      link: yesNo
        .default(true)
        .describe('false: cite it, but do not link it (it shows private details, or is a repost).'),
    },
    'a source with title, publisher, url and date',
  ),
  'sources, each under its own id',
)

/** One race: a contest on the ballot. */
const race = fields({
  id: raceId.describe('Short name used in candidate files and addresses, like cityCouncil.'),
  name: text().describe('Name on the ballot, like City Council.'),
  position: text().describe('What its candidates are called, like Medford City Council Candidate.'),
  voteFor: positive.describe('How many candidates one voter may vote for.'),
  about: text().optional().describe('One or two plain sentences about the office.'),
  sources: sourceIds,
})

/** `election.yaml`: one election. */
export const electionFile = fields(
  {
    city: text().describe('Name of the city.'),
    state: text().describe('Name of the state.'),
    title: text().describe('Title of the whole guide, like Medford City Elections.'),
    name: text().describe('Full name of this election.'),
    date: date.describe('Election day.'),
    timeZone: timeZone.describe('Time zone of the polling hours.'),
    nonpartisan: yesNo.describe('true: the ballot names no parties.'),
    updated: date.describe('The day this file last changed in substance.'),
    contact: z
      .union([z.email(), z.url({ protocol: /^https?$/ })], { error: 'an email address or a web address' })
      .optional()
      .describe('Where readers send corrections: an email or web address.'),
    when: fields({
      hours: fields({
        opens: time.describe('When polls open.'),
        closes: time.describe('When polls close.'),
        ...fact,
      })
        .optional()
        .describe('Polling hours on election day. Leave out when they are not known.'),
      deadlines: list(
        fields({
          label: text().describe('What must be done by then.'),
          date: date.describe('The last day for it.'),
          ...fact,
        }),
        'a list of deadlines, or []',
      ).describe('Last days to register, apply and so on; [] for none.'),
    }).describe('Polling hours and deadlines.'),
    where: fields({
      finder: fields({ ...link, ...fact })
        .optional()
        .describe("The state's finder of polling places. Leave out when it is not known."),
      office: fields({
        name: text().describe('Name of the office.'),
        place: text().describe('Street address.'),
        url: url.describe('Its website.'),
        ...fact,
      })
        .optional()
        .describe('The office that runs the election. Leave out when it is not known.'),
    }).describe('Where to vote.'),
    how: fields({
      links: list(fields(link), 'a list of links')
        .min(1, { error: 'at least one link' })
        .describe('The first is the main one.'),
      ...fact,
    })
      .optional()
      .describe("The state's own instructions for voting. Leave out when they are not known."),
    races: list(race, 'a list of races')
      .min(1, { error: 'at least one race' })
      .describe('The races in the order shown. The first is chosen when a reader comes.'),
    results: fields({
      winners: z
        .record(raceId, list(id, 'a list of candidate ids'), {
          error: 'a list of candidate ids under each race id',
        })
        .describe('Under each race id the ids of those elected.'),
      sources: sourceIds,
      editorNote: fact.editorNote,
    })
      .optional()
      .describe('Leave out until the election is over.'),
    corrections: list(
      fields({
        date: date.describe('The day the correction was made.'),
        candidate: id.optional().describe('Whose page changed; leave out for other pages.'),
        text: text().describe('What it said, and what it says now.'),
      }),
      'a list of corrections, or []',
    ).describe('Changes of substance. Typos are not listed.'),
  },
  'the fields of an election',
)

const stance = fields(
  {
    title: text('a short title').describe('Short title, about 2 to 5 words.'),
    text: text('the text of the stance').describe("The editors' summary. Put word-for-word parts in quotation marks."),
    year: z
      .int({ error: 'a year, like 2023' })
      .min(1900, { error: 'a year, like 2023' })
      .max(2200, { error: 'a year, like 2023' })
      .describe("The year the candidate said it. Shown when it is not the election's year."),
    sources: sourceIds,
  },
  'a stance with title, text, year and sources',
)

/** Parties a candidate may state. */
export const parties = ['Democrat', 'Republican', 'N/A'] as const

/** Why a candidate has no stances. */
export const noStanceReasons = ['none found', 'did not respond', 'declined', 'not asked'] as const

/** `candidates/{id}.yaml`: one candidate; the file's name is the id. */
export const candidateFile = fields(
  {
    name: text('the name as on the ballot').describe('Name as the candidate uses it.'),
    sortName: text('surname first, like "Bears, Zac"').describe('Surname first: decides the place in lists.'),
    race: raceId.describe('Id of the race, from election.yaml.'),
    ballotOrder: positive
      .optional()
      .describe('Place on the official ballot. All candidates of a race have it, or none.'),
    incumbent: yesNo.describe('true: held this very seat when running.'),
    party: z
      .enum(parties, { error: `one of ${parties.join(', ')}` })
      .describe('Only as the candidate stated it; otherwise N/A.'),
    partySource: id.optional().describe('Id of the source in which the candidate stated the party. Needed unless N/A.'),
    src: z
      .string({ error: 'a file name in public/img, like bears.jpg' })
      .regex(/^[A-Za-z0-9_-]+\.(svg|jpe?g|png|webp)$/, {
        error: 'a file name in public/img that ends in .jpg, .jpeg, .png, .webp or .svg',
      })
      .optional()
      .describe('Photograph in public/img, at least 480 by 600 pixels. Leave out for the drawn initials portrait.'),
    experience: text().describe('Work and background, as sourced.'),
    stances: list(stance, 'a list of stances, or []').describe('Where the candidate stands, in the order shown.'),
    noStances: fields({
      reason: z
        .enum(noStanceReasons, { error: `one of ${noStanceReasons.join(', ')}` })
        .describe('What the page says instead of stances.'),
      asOf: date.describe('The day this was last checked.'),
    })
      .optional()
      .describe('Needed when stances is empty: why.'),
    withdrawn: fields({ date: date.describe('The day the candidate withdrew.'), sources: sourceIds })
      .optional()
      .describe('Only for a candidate who has left the race.'),
    sources: sourceIds,
    updated: date.describe('The day this file last changed in substance.'),
    confidence: z.enum(['low', 'medium', 'high']).optional().describe('For editors. Never published.'),
    editorNote: text().optional().describe('For editors. Never published.'),
  },
  'the fields of a candidate',
)

/** The election as its file has it. */
export type ElectionFile = z.infer<typeof electionFile>
/** A candidate as the file has it. */
export type CandidateFile = z.infer<typeof candidateFile>
/** All sources by id, as their file has them. */
export type SourcesFile = z.infer<typeof sourcesFile>
