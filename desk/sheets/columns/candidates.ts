import { candidateFile, linkKinds } from '@/guide/fields/candidateFile'
import { id } from '@/guide/fields/ids'
import {
  account,
  choice,
  type CellKind,
  number,
  partialDate,
  reference,
  referenceList,
  text,
  webAddress,
  yesNo,
} from '../cells/cellKinds'
import { columnsOf, type Column, type SheetKind } from './column'

const column = columnsOf(candidateFile)

type LinkKind = (typeof linkKinds)[number]

const linkHeadings: Readonly<Record<LinkKind, readonly [string, ...string[]]>> = {
  website: ['Website', 'Web site', 'Campaign website', 'homepage_url', 'Homepage'],
  email: ['Email', 'E-mail', 'Email address'],
  phone: ['Phone', 'Telephone', 'Phone number'],
  facebook: ['Facebook', 'facebook_page_url', 'Facebook page'],
  instagram: ['Instagram', 'instagram_url'],
  x: ['X', 'Twitter', 'twitter_username', 'X (Twitter)'],
  bluesky: ['Bluesky', 'bluesky_url', 'blue_sky_url'],
  tiktok: ['TikTok', 'tiktok_url'],
  youtube: ['YouTube', 'youtube_profile', 'youtube_url'],
  linkedin: ['LinkedIn', 'linkedin_url'],
}

function linkColumn(kind: LinkKind): Column {
  const [heading, ...otherHeadings] = linkHeadings[kind]
  const cell = kind === 'email' || kind === 'phone' ? text : kind === 'website' ? webAddress : account(kind)
  return column(`links.${kind}`, heading, cell, { otherHeadings, width: 24 })
}

/** Fields of a person's run in one race. A further row of the same person has only these. */
const candidacyColumns: readonly Column[] = [
  column('race', 'Race', reference('race'), {
    otherHeadings: ['Race id', 'Contest', 'Office', 'Running for', 'post_label'],
    width: 20,
    help: 'Id or name of the race. Give a person who runs in several races one row for each.',
  }),
  column('ballotOrder', 'Ballot order', number, { otherHeadings: ['Ballot position'] }),
  column('incumbent', 'Incumbent', yesNo),
  column('writeIn', 'Write-in', yesNo),
  column('withdrawn.date', 'Withdrawn on', text, { otherHeadings: ['Withdrawal date'] }),
  column('withdrawn.onBallot', 'Withdrawn but on the ballot', yesNo),
  column('withdrawn.sources', 'Sources for withdrawal', referenceList('source')),
]

/** True for a column about one race of a person, not about the person. */
export function isCandidacyColumn({ field }: Column): boolean {
  return candidacyColumns.some((candidacy) => candidacy.field === field)
}

/** True for a column about the absence of stances. */
export function isNoStancesColumn({ field }: Column): boolean {
  return field.startsWith('noStances.')
}

function importOnly(field: string, heading: string, name: string, cell: CellKind): Column {
  return { field, heading, otherHeadings: [name], help: '', cell, isImportOnly: true }
}

/** Columns of Democracy Club's lists of candidates that no field of a candidate has. */
const democracyClubColumns: readonly Column[] = [
  importOnly('personKey', 'Person', 'person_id', text),
  importOnly('raceSeats', 'Seats of the race', 'seats_contested', number),
  importOnly('raceCanceled', 'Race is canceled', 'cancelled_poll', yesNo),
  importOnly('electionDate', 'Election day', 'election_date', text),
]

/** Candidates, each in a file. */
export const candidates: SheetKind = {
  id: 'candidates',
  name: 'Candidates',
  otherNames: ['Candidate', 'People', 'Nominees'],
  columns: [
    {
      field: 'id',
      heading: 'Id',
      otherHeadings: ['Candidate id', 'Slug'],
      help: 'Part of the web address, like torres-roth. Leave empty for a new candidate to get one from the surname.',
      cell: text,
      schema: id,
    },
    column('name', 'Name', text, {
      otherHeadings: ['Candidate', 'Candidate name', 'Full name', 'person_name'],
      isRequired: true,
      width: 24,
    }),
    column('sortName', 'Sort name', text, {
      otherHeadings: ['Surname first', 'Last name first'],
      width: 24,
      help: 'Surname first, like "Bears, Zac": determines the order in lists. Leave empty to get it from the name.',
    }),
    ...candidacyColumns,
    column('party', 'Party', text, { otherHeadings: ['party_name', 'Political party', 'Affiliation'] }),
    column('partyYear', 'Party year', partialDate, { help: 'The year in which the candidate stated the party.' }),
    column('partySource', 'Party source', reference('source'), {
      help: 'Id of the source in which the candidate stated the party. By default the first of the sources.',
    }),
    column('noParty', 'In no party', yesNo),
    ...linkKinds.map(linkColumn),
    column('experience', 'Experience', text, { otherHeadings: ['Biography', 'Bio', 'Background'], width: 60 }),
    column('experienceSources', 'Sources for experience', referenceList('source')),
    column('language', 'Language of experience', text),
    column('src', 'Photo', text, { otherHeadings: ['Photograph', 'Photo file'] }),
    column('photoCredit', 'Photo credit', text, { otherHeadings: ['Photographer'] }),
    column('noStances.reason', 'Reason for no stances', choice, {
      otherHeadings: ['No stances'],
      help: 'Why there are no stances. Ignored once there are some.',
    }),
    column('noStances.asOf', 'No stances as of', text),
    column('sources', 'Sources', referenceList('source'), {
      otherHeadings: ['Source'],
      width: 24,
      help: 'Ids or titles of sources, separated by semicolons. By default the first source of the guide.',
    }),
    column('updated', 'Updated', text, {
      otherHeadings: ['Last updated', 'Date updated'],
      help: 'The day the substance of this row or of its statements last changed. Readers see it. By default today.',
    }),
    ...democracyClubColumns,
  ],
}
