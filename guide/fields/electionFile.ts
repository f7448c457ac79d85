/** Schema of `election.yaml`. */
import type { z } from 'zod'
import { area, group, question, race, topic } from './contests'
import { contact, url } from './addresses'
import { date, timeZone } from './dates'
import { fields, list, yesNo } from './fields'
import { id } from './ids'
import { editorialText, languageTag, maxLengths, shortText } from './texts'
import { results } from './results'
import { how, when, where } from './votingFacts'

const publisher = fields({
  name: shortText(maxLengths.name).optional().describe('Who publishes this guide.'),
  url: url.optional().describe('Website of the publisher.'),
  funding: editorialText().optional().describe('Who pays for the guide.'),
  method: editorialText()
    .optional()
    .describe('How the editors choose and summarize statements. By default, the page about the guide gives its rules.'),
  contact: contact.optional().describe('Where readers write to: an email or web address. Every page shows it.'),
  corrections: contact
    .optional()
    .describe(
      'Where readers suggest a correction, if not to the contact: an email address, a web address like a form, or a repository on GitHub, like https://github.com/owner/guide. Each page then links to its file there.',
    ),
})

const correction = fields({
  date: date.describe('The day the correction was made.'),
  candidate: id.optional().describe('The candidate whose page changed; leave out for other pages.'),
  text: editorialText().describe('What the page said, and what it says now.'),
})

/** `election.yaml`: one election. */
export const electionFile = fields(
  {
    city: shortText(maxLengths.name).describe('Name of the city, town or region.'),
    state: shortText(maxLengths.name).optional().describe('Name of the state or province.'),
    title: shortText(maxLengths.title).describe('Title of the whole guide, like Springfield City Elections.'),
    name: shortText(maxLengths.title).describe('Full name of this election.'),
    date: date.describe('Election day.'),
    timeZone: timeZone.describe('Time zone of the polling hours.'),
    language: languageTag
      .optional()
      .describe('Language of the guide, like en or en-CA, for its own text, dates and numbers. By default en.'),
    nonpartisan: yesNo.describe('true: the ballot names no parties.'),
    legacyRoutes: yesNo
      .optional()
      .describe('true: addresses of a former site, like /#/profile/ada, lead to the pages of this one.'),
    updated: date.describe('The day the substance of this file last changed.'),
    publisher: publisher.optional().describe('Who is behind this guide. Pages say what is left out here.'),
    when: when.describe('Polling hours and deadlines.'),
    where: where.describe('Where to vote.'),
    how: how.optional().describe('How to vote. Leave out if not known.'),
    groups: list(group, 'a list of groups').optional().describe('Groups of races: towns, wards or districts.'),
    areas: list(area, 'a list of areas')
      .optional()
      .describe('Places that readers choose from, if they vote in several groups. By default, every group is one.'),
    races: list(race, 'a list of races')
      .min(1, { error: 'at least one race' })
      .describe('The races in the order shown. The first is selected by default.'),
    questions: list(question, 'a list of ballot questions').optional().describe('Ballot questions in the order shown.'),
    topics: list(topic, 'a list of topics').optional().describe('Topics of statements, in the order shown.'),
    results: results.optional().describe('Leave out until the election is over.'),
    corrections: list(correction, 'a list of corrections, or []').describe(
      'Changes of substance. Typos are not listed.',
    ),
  },
  'the fields of an election',
)

/** The validated content of `election.yaml`. */
export type ElectionFile = z.infer<typeof electionFile>
