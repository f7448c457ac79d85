import type { z } from 'zod'
import { url, contact } from './addresses'
import { field, section } from './catalog'
import { area, areaKind, group, event, race, topic, term } from './contests'
import { id, ocdId, placeKind, wikidata } from './ids'
import { privateField } from './publicationRules'
import { question } from './questions'
import { results } from './results'
import { shortText, editorialText, languageTag } from './text'
import { list, namedGroup, strictGroup, yesNo, date, timeZone, updated } from './values'
import { how, when, where } from './votingFacts'

/** The spreadsheet that stays the source of an election. */
export const spreadsheet = section('Spreadsheet', {
  sheet: field(
    privateField(
      list(url.regex(/^https:/i, { error: 'a web address that begins with https://' }), 'a list of web addresses')
        .min(1, { error: 'at least one web address' })
        .max(10, { error: 'at most 10 web addresses' }),
    ).optional(),
    'Spreadsheet',
    'The address of a Google Sheet that everyone with the link may view, or of an Excel or CSV file. Its values replace those in the guide.',
    { itemName: 'address' },
  ),
  sheetFields: field(
    privateField(
      list(shortText('fieldName', 'the name of a field, like “candidates/name”'), 'a list of names of fields'),
    ).optional(),
    'Fields that the spreadsheet has',
    'An import from the spreadsheet writes this list.',
    { isGenerated: true },
  ),
})

const electionFolder = shortText('name', 'the name of a folder in data, like springfield-2027')

/** `data/site.yaml`: the elections of the site. Optional while there is only one. */
export const siteFile = namedGroup('the fields of the site, like current: springfield-2027', {
  current: field(
    electionFolder,
    'Current election',
    'The election that the site shows: the name of its folder in data.',
    { wording: 'name' },
  ),
  archive: field(
    list(electionFolder, 'a list of folders in data, like [springfield-2025]').optional(),
    'Archive',
    'The other elections of the site, whose pages have addresses with their dates, like /2025-11-04/: the names of their folders in data.',
    { wording: 'name', itemName: 'election' },
  ),
})

const publisher = strictGroup({
  name: field(shortText('name').optional(), 'Name', 'Who publishes this guide.', { wording: 'name' }),
  url: field(url.optional(), 'Web address', 'The website of the publisher.'),
  funding: field(editorialText().optional(), 'Funding', 'Who pays for the guide.'),
  method: field(
    editorialText().optional(),
    'Method',
    'How the editors choose and summarize statements. By default, the page about the guide gives its rules.',
  ),
  contact: field(
    contact.optional(),
    'Contact',
    'Where readers write to: an email or web address. Every page shows it.',
  ),
  corrections: field(
    contact.optional(),
    'Where readers suggest corrections',
    'An email or web address, if it is not the contact. For a repository on GitHub, like https://github.com/owner/guide, pages link to their files.',
  ),
})

const research = strictGroup({
  statements: field(
    yesNo.optional(),
    'Statements',
    'Yes: the editors looked for what every candidate said in public. No: they did not.',
  ),
  parties: field(
    yesNo.optional(),
    'Parties',
    'Yes: the editors looked for the party that every candidate stated before the election. No: they did not.',
  ),
  questions: field(
    yesNo.optional(),
    'Questions',
    'Yes: the editors asked every candidate questions. No: they asked nobody.',
  ),
})

const license = strictGroup({
  name: field(shortText('title'), 'Name', 'Like CC BY 4.0.', { wording: 'name' }),
  url: field(url, 'Web address', 'The text of the license.'),
})

const correction = strictGroup({
  date: field(date, 'Date', 'The day the correction was made.'),
  candidate: field(id.optional(), 'Candidate', 'The candidate whose page changed, if it is about one.', {
    target: 'candidate',
  }),
  text: field(editorialText(), 'Text', 'What the page said, and what it says now.'),
})

/** `election.yaml`: one election. */
export const electionFile = namedGroup('the fields of an election', {
  ...section('Name and date', {
    city: field(shortText('name'), 'City', 'The city, town or region.', { wording: 'name' }),
    state: field(shortText('name').optional(), 'State', 'The state or province.'),
    title: field(
      shortText('title'),
      'Title of the guide',
      'The logo and the main heading, like Springfield City Elections.',
    ),
    name: field(shortText('title'), 'Name of the election', 'In full.'),
    date: field(date, 'Date', 'Election day.'),
    timeZone: field(timeZone, 'Time zone', 'Of the polling hours, like America/New_York.'),
    languages: field(
      list(languageTag, 'a list of codes of languages').min(1, { error: 'at least one code of a language' }).optional(),
      'Languages',
      'Codes, like en or en-CA. The first is the language of your own text and of the home page. Pages in the others are under addresses like /es/. By default en alone.',
      { itemName: 'language', ask: 'a code of a language, like en or fr-CA' },
    ),
    kind: field(placeKind, 'Kind of place', '', { isRare: true }),
    ocdId: field(ocdId, 'Open Civic Data division', '', { isRare: true }),
    wikidata: field(wikidata, 'Wikidata item', '', { isRare: true }),
    nonpartisan: field(yesNo, 'Nonpartisan', 'The ballot names no parties.'),
    legacyRoutes: field(
      yesNo.optional(),
      'Addresses of a former site',
      'Addresses with a #, like /#/profile/ada, lead to the pages of this site.',
      { isRare: true },
    ),
    updated: updated(),
  }),
  license: field(license.optional(), 'License', "Of the guide's own words. The page about the data shows it.", {
    section: 'Publisher',
  }),
  ...spreadsheet,
  publisher: field(publisher.optional(), 'Publisher', 'Who is behind this guide. Pages say what is missing here.'),
  research: field(
    research.optional(),
    'What the editors did',
    'The page about the guide has it. Pages state that nothing was found only if the editors looked for it.',
  ),
  when: field(when, 'When to vote', 'Polling hours and deadlines.'),
  where: field(where, 'Where to vote', 'The polling places, or a website that finds them, and offices.'),
  how: field(how.optional(), 'How to vote', 'Instructions and rules.'),
  ...section('Groups and areas', {
    groups: field(list(group, 'a list of groups').optional(), 'Groups', 'Of races: towns, wards or districts.', {
      itemName: 'group',
      defines: 'group',
    }),
    areaKinds: field(
      list(areaKind, 'a list of kinds of areas').optional(),
      'Kinds of areas',
      'If a ballot depends on several things, like the ward and the school board. Readers choose an area of each kind.',
      { isRare: true, itemName: 'kind of area', defines: 'areaKind' },
    ),
    areas: field(
      list(area, 'a list of areas').optional(),
      'Areas',
      'Places that readers choose from, if they vote in several groups. By default, every group is one.',
      { isRare: true, itemName: 'area' },
    ),
  }),
  races: field(
    list(race, 'a list of races').min(1, { error: 'at least one race' }),
    'Races',
    'In the order shown. The first is selected by default.',
    { itemName: 'race', defines: 'race' },
  ),
  events: field(
    list(event, 'a list of events').optional(),
    'Events',
    'Debates, forums and other events with candidates. The pages of their races and the calendar have them.',
    { itemName: 'event' },
  ),
  questions: field(list(question, 'a list of ballot questions').optional(), 'Ballot questions', 'In the order shown.', {
    itemName: 'ballot question',
    defines: 'question',
  }),
  topics: field(list(topic, 'a list of topics').optional(), 'Topics', 'Of statements, in the order shown.', {
    itemName: 'topic',
    defines: 'topic',
  }),
  terms: field(
    list(term, 'a list of terms').optional(),
    'Terms',
    'Words that need explaining. The first use on a page opens the definition.',
    { itemName: 'term' },
  ),
  results: field(results.optional(), 'Results', '', { advice: 'Leave empty until the election is over.' }),
  corrections: field(
    list(correction, 'a list of corrections, or []'),
    'Corrections',
    'Changes of substance, newest first. Typos are not listed.',
    { itemName: 'correction' },
  ),
})

export type ElectionFile = z.infer<typeof electionFile>
