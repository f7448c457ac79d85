import { z } from 'zod'
import { url, email, phone } from './addresses'
import { field, section } from './catalog'
import { id, idOptions, raceId, wikidata } from './ids'
import { sourceIds, editorNote, privateField, sourceId } from './publicationRules'
import { position, stance } from './statements'
import { maxLengths, shortText, editorialText, text, textLanguage } from './text'
import { namedGroup, strictGroup, date, yesNo, wholeNumber, list, positive, updated, oneOf } from './values'

/** @param address of the accounts of a service, before the name */
const account = (label: string, headings: readonly string[], address?: string, help = '') =>
  field(url.optional(), label, help, { headings: [label, ...headings], account: address })

export const links = strictGroup({
  website: field(url.optional(), 'Website', '', {
    headings: ['Website', 'Web site', 'Campaign website', 'homepage_url', 'Homepage'],
  }),
  email: field(email.optional(), 'Email', '', { headings: ['Email', 'E-mail', 'Email address'] }),
  phone: field(phone.optional(), 'Telephone', '', {
    headings: ['Phone', 'Telephone', 'Phone number'],
    wording: 'name',
  }),
  facebook: account('Facebook', ['facebook_page_url', 'Facebook page'], 'https://www.facebook.com/'),
  instagram: account('Instagram', ['instagram_url'], 'https://www.instagram.com/'),
  x: account('X', ['Twitter', 'twitter_username', 'X (Twitter)'], 'https://x.com/', 'Formerly Twitter.'),
  bluesky: account('Bluesky', ['bluesky_url', 'blue_sky_url'], 'https://bsky.app/profile/'),
  tiktok: account('TikTok', ['tiktok_url'], 'https://www.tiktok.com/@'),
  youtube: account('YouTube', ['youtube_profile', 'youtube_url']),
  linkedin: account('LinkedIn', ['linkedin_url']),
})

/** Kinds of links, in the order shown. */
export const linkKinds = Object.keys(links.shape) as readonly (keyof z.infer<typeof links>)[]

const withdrawn = strictGroup({
  date: field(date.optional(), 'Date', 'The day the candidate withdrew.', {
    headings: ['Withdrawn on', 'Withdrawal date'],
  }),
  onBallot: field(yesNo.optional(), 'Still on the ballot', 'The name is still on the printed ballot.', {
    headings: ['Withdrawn but on the ballot'],
  }),
  sources: field(sourceIds, 'Sources', 'Where this was read.', { headings: ['Sources for withdrawal'] }),
})

const runningMate = strictGroup({
  name: field(shortText('name'), 'Name', 'As on the ballot.', { wording: 'name' }),
  office: field(shortText('title').optional(), 'Office', 'If it is another one, like Lieutenant Governor.'),
})

const percent = wholeNumber(0, 'a whole number from 0 to 100').max(100, { error: 'a whole number from 0 to 100' })

const candidacy = section('Candidate', {
  race: field(raceId, 'Race', '', {
    target: 'race',
    headings: ['Race', 'Race id', 'Contest', 'Office', 'Running for', 'post_label'],
  }),
  ballotOrder: field(positive.optional(), 'Place on the ballot', '', {
    advice: 'For all candidates of a race, or for none.',
    headings: ['Ballot order', 'Ballot position'],
  }),
  incumbent: field(yesNo.optional(), 'Incumbent', 'Yes: held this same seat when running. No: did not.'),
  writeIn: field(yesNo.optional(), 'Write-in candidate', 'Not printed on the ballot; voters write in the name.', {
    headings: ['Write-in'],
  }),
  runningMates: field(
    list(runningMate, 'a list of running mates').min(1, { error: 'at least one running mate' }).optional(),
    'Running mates',
    'The other people on the same line of the ballot, in its order. One vote is for all of them.',
    { isRare: true, itemName: 'running mate', headings: ['Running mates', 'Running mate'] },
  ),
  withdrawn: field(withdrawn.optional(), 'Withdrawal', 'Only for a candidate who has left the race.', { isRare: true }),
})

/** `candidates/{id}.yaml`: one candidate. The file name is the id. */
export const candidateFile = namedGroup('the fields of a candidate', {
  ...section('Candidate', {
    name: field(shortText('name', 'the name as on the ballot'), 'Name', 'As the candidate uses it.', {
      headings: ['Name', 'Candidate', 'Candidate name', 'Full name', 'person_name'],
      wording: 'name',
    }),
    sortName: field(
      shortText('name', 'the surname first, like "Bears, Zac"'),
      'Name for sorting',
      'Surname first, like "Bears, Zac": determines the order in lists.',
      { headings: ['Sort name', 'Surname first', 'Last name first'], wording: 'name' },
    ),
    ...candidacy,
    person: field(
      id.optional(),
      'Person',
      'The same short name in each election of the site in which this person runs, like zac-bears. Profiles link to the earlier ones.',
      { ...idOptions, isRare: true, headings: ['Person', 'Person id'] },
    ),
    otherRaces: field(
      list(namedGroup('a race with its fields', candidacy), 'a list of races').optional(),
      'Further races',
      'In which the same person runs.',
      { isRare: true, itemName: 'further race' },
    ),
  }),
  ...section('Party', {
    party: field(shortText('name').optional(), 'Party', 'As the candidate stated it, like Democrat.', {
      advice: 'N/A, or empty, if none is known.',
      headings: ['Party', 'party_name', 'Political party', 'Affiliation'],
    }),
    otherParties: field(
      list(shortText('name'), 'a list of parties').optional(),
      'Further parties',
      'If the line of the candidate on the ballot names several parties: the others, in the order of the ballot.',
      { isRare: true, itemName: 'further party', headings: ['Further parties'] },
    ),
    partyYear: field(
      wholeNumber(1900, 'a year, like 2017').max(2200, { error: 'a year, like 2017' }).optional(),
      'Year of the party',
      'The year in which the candidate stated the party. Shown with it.',
      { headings: ['Party year'] },
    ),
    partySource: field(
      sourceId.optional(),
      'Source of the party',
      'The source in which the candidate stated the party.',
      { advice: 'Required with a party.', headings: ['Party source'] },
    ),
    noParty: field(
      yesNo.optional(),
      'In no party',
      'What the candidate stated means no party, like Unenrolled. Open data then has N/A.',
      { isRare: true },
    ),
  }),
  ...section('Photograph', {
    src: field(
      z
        .string({ error: 'a file name in public/img, like bears.jpg' })
        .regex(/^[A-Za-z0-9_-]+\.(jpe?g|png|webp)$/, {
          error: 'a file name in public/img that ends in .jpg, .jpeg, .png or .webp',
        })
        .max(maxLengths.name, { error: `at most ${maxLengths.name} characters` })
        .optional(),
      'Photograph',
      'At least 480 by 600 pixels: JPEG, PNG or WebP.',
      {
        isPhoto: true,
        advice: 'Leave empty for a portrait with initials.',
        headings: ['Photo', 'Photograph', 'Photo file'],
      },
    ),
    photoFocus: field(
      strictGroup({
        horizontal: field(
          percent.optional(),
          'Left to right',
          'In a wide photograph: from 0, its left edge, to 100, its right edge.',
          { advice: 'Usually 50.', headings: ['Crop left to right'] },
        ),
        vertical: field(
          percent.optional(),
          'Top to bottom',
          'In a tall photograph: from 0, its top, to 100, its bottom.',
          { advice: 'Usually 0.', headings: ['Crop top to bottom'] },
        ),
      }).optional(),
      'Crop of the photograph',
      'The part that is published. By default, the middle of a wide photograph, or the top of a tall one.',
    ),
    photoCredit: field(shortText('label').optional(), 'Photographer', 'Shown on the profile.', {
      headings: ['Photo credit', 'Photographer'],
      wording: 'name',
    }),
    photoPermission: field(
      privateField(text()).optional(),
      'Permission for the photograph',
      'Who permitted its use, and when. Never published.',
    ),
  }),
  wikidata: field(wikidata, 'Wikidata item', 'Like Q42.', { section: 'Sources and dates' }),
  links: field(links.optional(), 'Links', "The candidate's own website, addresses and accounts."),
  ...section('Experience', {
    experience: field(
      editorialText('text', 'experience').optional(),
      'Experience',
      'Work and background, as sourced.',
      {
        headings: ['Experience', 'Biography', 'Bio', 'Background'],
        isStatement: true,
        wording: 'candidate',
        hasLanguage: true,
      },
    ),
    experienceSources: field(sourceIds.optional(), 'Sources of the experience', 'Where the experience was read.', {
      headings: ['Sources for experience'],
    }),
    language: textLanguage(['Language of experience']),
  }),
  ...section('Statements', {
    stances: field(list(stance, 'a list of stances, or []').optional(), 'Key stances', 'In the order shown.', {
      itemName: 'key stance',
      isStatement: true,
    }),
    noStances: field(
      strictGroup({
        reason: field(
          oneOf(['none found', 'did not respond', 'declined', 'not asked', 'guide does not ask', 'election over']),
          'Reason',
          'Why there are no key stances. The page gives it.',
          { headings: ['Reason for no stances', 'No stances'] },
        ),
        asOf: field(date.optional(), 'As of', 'The day this was last checked.', { headings: ['No stances as of'] }),
      }).optional(),
      'Reason for no statements',
      'Why there are no key stances.',
      { advice: 'Required if there are none.', isStatement: true },
    ),
    positions: field(
      list(position, 'a list of positions').optional(),
      'Further statements',
      'At most one for each topic.',
      { itemName: 'further statement', isStatement: true },
    ),
  }),
  ...section('Sources and dates', {
    sources: field(sourceIds, 'Sources', 'About the candidate, such as the official list.', {
      headings: ['Sources', 'Source'],
    }),
    updated: updated(['Updated', 'Last updated', 'Date updated']),
  }),
  ...section('For editors', {
    confidence: field(
      privateField(oneOf(['low', 'medium', 'high'])).optional(),
      'Confidence',
      'How sure the editors are. Never published.',
    ),
    editorNote: field(editorNote, 'Note for editors', 'Never published.'),
  }),
})

export type CandidateFile = z.infer<typeof candidateFile>
