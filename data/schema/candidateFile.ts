/** Schema of `candidates/{id}.yaml`. */
import { z } from 'zod'
import { date, fields, list, maxLengths, positive, raceId, shortText, text, yesNo } from './fields'
import { editorNote, privateField, sourceId, sourceIds } from './publicationRules'

/** Parties that a candidate may state. */
export const parties = ['Democrat', 'Republican', 'N/A'] as const

/** Reasons for a candidate without stances. */
export const noStanceReasons = ['none found', 'did not respond', 'declined', 'not asked'] as const

const stance = fields(
  {
    title: shortText(maxLengths.title, 'a short title').describe('Short title, about 2 to 5 words.'),
    text: text('the text of the stance').describe("The editors' summary. Put quotations in quotation marks."),
    year: z
      .int({ error: 'a year, like 2023' })
      .min(1900, { error: 'a year, like 2023' })
      .max(2200, { error: 'a year, like 2023' })
      .describe("The year the candidate said it. Shown if it is not the election's year."),
    sources: sourceIds,
  },
  'a stance with title, text, year and sources',
)

/** `candidates/{id}.yaml`: one candidate. The file name is the id. */
export const candidateFile = fields(
  {
    name: shortText(maxLengths.name, 'the name as on the ballot').describe('Name as the candidate uses it.'),
    sortName: shortText(maxLengths.name, 'surname first, like "Bears, Zac"').describe(
      'Surname first: determines the order in lists.',
    ),
    race: raceId.describe('Id of the race, from election.yaml.'),
    ballotOrder: positive
      .optional()
      .describe('Place on the official ballot. For all candidates of a race, or for none.'),
    incumbent: yesNo.describe('true: held this same seat when running.'),
    party: z
      .enum(parties, { error: `one of ${parties.join(', ')}` })
      .describe('Only as the candidate stated it; otherwise N/A.'),
    partySource: sourceId
      .optional()
      .describe('Id of the source in which the candidate stated the party. Required unless N/A.'),
    src: z
      .string({ error: 'a file name in public/img, like bears.jpg' })
      .regex(/^[A-Za-z0-9_-]+\.(jpe?g|png|webp)$/, {
        error: 'a file name in public/img that ends in .jpg, .jpeg, .png or .webp',
      })
      .max(maxLengths.name, { error: `at most ${maxLengths.name} characters` })
      .optional()
      .describe('Photograph in public/img, at least 480 by 600 pixels. Leave out for a portrait with initials.'),
    experience: text('text', maxLengths.experience).describe('Work and background, as sourced.'),
    stances: list(stance, 'a list of stances, or []').describe("The candidate's stances, in the order shown."),
    noStances: fields({
      reason: z
        .enum(noStanceReasons, { error: `one of ${noStanceReasons.join(', ')}` })
        .describe('The reason that the page gives.'),
      asOf: date.describe('The day this was last checked.'),
    })
      .optional()
      .describe('Why there are no stances. Required if stances is empty.'),
    withdrawn: fields({ date: date.describe('The day the candidate withdrew.'), sources: sourceIds })
      .optional()
      .describe('Only for a candidate who has left the race.'),
    sources: sourceIds,
    updated: date.describe('The day the substance of this file last changed.'),
    confidence: privateField(z.enum(['low', 'medium', 'high']))
      .optional()
      .describe('For editors. Never published.'),
    editorNote,
  },
  'the fields of a candidate',
)

/** The validated content of `candidates/{id}.yaml`. */
export type CandidateFile = z.infer<typeof candidateFile>
