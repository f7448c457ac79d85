/** Schema of `candidates/{id}.yaml`. */
import { z } from 'zod'
import { email, phone, url } from './addresses'
import { date } from './dates'
import { fields, list, positive, yesNo } from './fields'
import { raceId } from './ids'
import { editorialText, maxLengths, shortText, text, textLanguage } from './texts'
import { editorNote, privateField, sourceId, sourceIds } from './publicationRules'
import { position, stance } from './statements'

/** Reasons for a candidate without stances. */
const noStanceReasons = [
  'none found',
  'did not respond',
  'declined',
  'not asked',
  'guide does not ask',
  'election over',
] as const

const withdrawn = fields({
  date: date.optional().describe('The day the candidate withdrew. Leave out if not known.'),
  onBallot: yesNo.optional().describe('true if the name is still on the printed ballot.'),
  sources: sourceIds,
})

const candidacy = {
  race: raceId.describe('Id of the race, from election.yaml.'),
  ballotOrder: positive.optional().describe('Place on the official ballot. For all candidates of a race, or for none.'),
  incumbent: yesNo
    .optional()
    .describe('true: held this same seat when running. false: did not. Leave out if not known.'),
  writeIn: yesNo.optional().describe('true: not printed on the ballot; voters write in the name.'),
  withdrawn: withdrawn.optional().describe('Only for a candidate who has left the race.'),
}

const links = fields({
  website: url.optional().describe('Campaign website.'),
  email: email.optional().describe('Email address of the campaign.'),
  phone: phone.optional().describe('Telephone number of the campaign.'),
  facebook: url.optional().describe('Address on Facebook.'),
  instagram: url.optional().describe('Address on Instagram.'),
  x: url.optional().describe('Address on X, formerly Twitter.'),
  bluesky: url.optional().describe('Address on Bluesky.'),
  tiktok: url.optional().describe('Address on TikTok.'),
  youtube: url.optional().describe('Address on YouTube.'),
  linkedin: url.optional().describe('Address on LinkedIn.'),
})

/** Kinds of links, in the order shown. */
export const linkKinds = Object.keys(links.shape) as readonly (keyof z.infer<typeof links>)[]

/** `candidates/{id}.yaml`: one candidate. The file name is the id. */
export const candidateFile = fields(
  {
    name: shortText(maxLengths.name, 'the name as on the ballot').describe('Name as the candidate uses it.'),
    sortName: shortText(maxLengths.name, 'surname first, like "Bears, Zac"').describe(
      'Surname first: determines the order in lists.',
    ),
    ...candidacy,
    otherRaces: list(fields(candidacy, 'a race with its fields'), 'a list of races')
      .optional()
      .describe('Further races in which the same person runs.'),
    party: shortText(maxLengths.name)
      .optional()
      .describe('As the candidate stated it, like Democrat or Unenrolled. N/A, or leave out, if none is known.'),
    partyYear: z
      .int({ error: 'a year, like 2017' })
      .min(1900, { error: 'a year, like 2017' })
      .max(2200, { error: 'a year, like 2017' })
      .optional()
      .describe('The year of that statement. Shown with the party.'),
    partySource: sourceId
      .optional()
      .describe('Id of the source in which the candidate stated the party. Required unless N/A.'),
    noParty: yesNo
      .optional()
      .describe('true: the text states that the candidate is in no party, as Unenrolled does. Open data then has N/A.'),
    src: z
      .string({ error: 'a file name in public/img, like bears.jpg' })
      .regex(/^[A-Za-z0-9_-]+\.(jpe?g|png|webp)$/, {
        error: 'a file name in public/img that ends in .jpg, .jpeg, .png or .webp',
      })
      .max(maxLengths.name, { error: `at most ${maxLengths.name} characters` })
      .optional()
      .describe('Photograph in public/img, at least 480 by 600 pixels. Leave out for a portrait with initials.'),
    photoCredit: shortText(maxLengths.label).optional().describe('Name of the photographer. Shown on the profile.'),
    photoPermission: privateField(text())
      .optional()
      .describe('Who permitted its use, and when. For editors. Never published.'),
    links: links.optional().describe("The candidate's own website, addresses and accounts."),
    experience: editorialText('text', maxLengths.experience)
      .optional()
      .describe('Work and background, as sourced. Leave out if not known.'),
    experienceSources: sourceIds.optional().describe('Ids from sources.yaml: where the experience was read.'),
    language: textLanguage,
    stances: list(stance, 'a list of stances, or []')
      .optional()
      .describe("The candidate's key stances, in the order shown. Leave out if not known."),
    noStances: fields({
      reason: z
        .enum(noStanceReasons, { error: `one of ${noStanceReasons.join(', ')}` })
        .describe('The reason that the page gives.'),
      asOf: date.optional().describe('The day this was last checked. Leave out if not known.'),
    })
      .optional()
      .describe('Why there are no stances. Required if stances is empty.'),
    positions: list(position, 'a list of positions')
      .optional()
      .describe('Further statements, at most one for each topic.'),
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
