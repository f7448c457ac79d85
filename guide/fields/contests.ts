import { url } from './addresses'
import { field } from './catalog'
import { chosenId, id, idOptions, ocdId, placeKind, raceId } from './ids'
import { knownSourceIds, sourceIds } from './publicationRules'
import { shortText, editorialText } from './text'
import { strictGroup, yesNo, list, wholeNumber, date, partialDate, oneOf, positive, time } from './values'

/** A group of races and questions that share a ballot. */
export const group = strictGroup({
  id: chosenId(raceId, 'Like ward-3.', ['Id', 'Group id']),
  name: field(shortText('name'), 'Name', 'The town, ward or district, like Ward 3 or Citywide.', {
    headings: ['Name', 'Group', 'Group name'],
  }),
  everyone: field(yesNo.optional(), 'For every voter', 'Every voter of the election votes in it.'),
  kind: placeKind,
  ocdId,
})

/** What a ballot depends on. Readers choose an area of each kind. */
export const areaKind = strictGroup({
  id: chosenId(raceId, 'Like school-board.', ['Id', 'Kind id']),
  name: field(shortText('name'), 'Name', 'What readers choose, like Ward or School board.', {
    headings: ['Name', 'Kind', 'Kind of area'],
  }),
})

/** A place that readers can choose to see only the races on their ballot. */
export const area = strictGroup({
  id: chosenId(raceId, 'Like north-end.', ['Id', 'Area id']),
  name: field(shortText('name'), 'Name', 'One that a voter knows, like North End.', {
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

export const groupId = field(raceId.optional(), 'Group', 'Whose ballot it is on.', {
  target: 'group',
  headings: ['Group', 'District', 'Ward'],
})

const rankRange = 'a whole number from 2 to 50'

const rankCount = wholeNumber(2, rankRange).max(50, { error: rankRange })

export const race = strictGroup({
  id: chosenId(raceId, 'Like cityCouncil.', ['Id', 'Race id']),
  name: field(shortText('name'), 'Name', 'As on the ballot, like City Council.', {
    headings: ['Name', 'Race', 'Race name', 'Contest', 'Office'],
  }),
  group: groupId,
  position: field(
    shortText('title'),
    'Title of the candidates',
    'What the candidates of the race are called, like Springfield City Council Candidate.',
    { headings: ['Position', 'Title of candidates'] },
  ),
  voteFor: field(positive.optional(), 'Votes per voter', 'How many candidates one voter may vote for.', {
    advice: 'Required unless no vote is held, or voters rank candidates.',
    headings: ['Vote for', 'Votes per voter', 'Number to vote for'],
  }),
  ranks: field(
    rankCount.optional(),
    'Ranks per voter',
    'How many candidates one voter may rank: 1 is the first choice.',
    {
      advice: 'Instead of votes per voter, if voters rank candidates.',
      headings: ['Ranks', 'Ranks per voter', 'Number to rank'],
      isRare: true,
    },
  ),
  rankRules: field(
    strictGroup({
      skipped: field(editorialText().optional(), 'Skipped rank', 'What counts if a voter leaves out a rank.'),
      shared: field(editorialText().optional(), 'Shared rank', 'What counts if several people have the same rank.'),
      repeated: field(editorialText().optional(), 'Repeated person', 'What counts if one person has several ranks.'),
    }).optional(),
    'Rules of ranking',
    'As the election office states them. Without them, readers learn that they can ask the office.',
    { isRare: true },
  ),
  seats: field(
    positive.optional(),
    'Seats',
    'How many candidates are elected, if not as many as a voter votes for. By default 1 if voters rank them.',
    { headings: ['Seats', 'Number of seats'] },
  ),
  advance: field(
    strictGroup({
      count: field(positive, 'Number who move on', 'Like 2 if the top two do.', {
        headings: ['Number who move on', 'Number who advance'],
      }),
      date: field(date, 'Date of the next election', 'The one to which they move on.'),
      condition: field(
        editorialText().optional(),
        'Condition',
        'For a runoff: when they move on, like "If nobody has more than half of the votes." Without it, nobody is elected.',
        { headings: ['Condition for moving on', 'Runoff condition'] },
      ),
      party: field(shortText('name').optional(), 'Party of the primary', 'If it is the primary of a party.'),
      voters: field(editorialText().optional(), 'Who may vote in it', 'As the election office states it.', {
        headings: ['Who may vote'],
      }),
    }).optional(),
    'Moving on to another election',
    'If the winners are not elected, but move on: a primary, or a race with a runoff.',
    { isRare: true },
  ),
  term: field(shortText('title').optional(), 'Term', 'Its length, like Two years.', {
    headings: ['Term', 'Length of term'],
  }),
  unexpired: field(yesNo.optional(), 'Rest of a term', 'The winner serves the rest of the term of somebody who left.', {
    headings: ['Unexpired term'],
    isRare: true,
  }),
  partisan: field(
    yesNo.optional(),
    'Partisan',
    'Whether the ballot names parties in this race, if not as in the whole election.',
    { isRare: true },
  ),
  writeIns: field(yesNo.optional(), 'Write-ins', 'Whether voters may write in a name.', {
    headings: ['Write-ins', 'Write-ins allowed'],
  }),
  noVote: field(
    strictGroup({
      reason: field(
        oneOf(['acclaimed', 'canceled']),
        'Reason',
        'Acclaimed: no more candidates than seats, so they are elected without a vote. Canceled: not held.',
        { headings: ['Reason for no vote'] },
      ),
      sources: field(sourceIds, 'Sources', 'Where this was read.', { headings: ['Sources for no vote'] }),
    }).optional(),
    'Race without a vote',
    'Only for a race in which no vote is held.',
    { isRare: true },
  ),
  identifyingWords: field(
    list(shortText('title'), 'a list of words').optional(),
    'Words that identify a person',
    'Under ink while a reader hides the names, like other councilors or ran for mayor in 2021.',
    { isRare: true, itemName: 'phrase', wording: 'searched' },
  ),
  ocdId,
  about: field(editorialText().optional(), 'About the office', 'One or two plain sentences.', {
    headings: ['About', 'Description'],
  }),
  links: field(
    list(
      strictGroup({
        label: field(shortText('label'), 'Title', 'Of the page, like a debate or an article.', { wording: 'cited' }),
        url: field(url, 'Web address'),
        publisher: field(shortText('name'), 'Publisher', '', { wording: 'name' }),
        date: field(partialDate.optional(), 'Date', 'The day, month or year.'),
      }),
      'a list of links',
    ).optional(),
    'Links about the race',
    'Debates, articles and other pages about the whole race, never about one candidate alone.',
    { itemName: 'link about the race', isRare: true },
  ),
  sources: field(knownSourceIds, 'Sources', 'Where this was read.', { headings: ['Sources', 'Source'] }),
})

export const event = strictGroup({
  name: field(shortText('title'), 'Name', "Like Candidates' forum."),
  races: field(list(raceId, 'a list of races').optional(), 'Races', 'Whose candidates take part, if not all.', {
    target: 'race',
  }),
  date: field(date, 'Date'),
  starts: field(time.optional(), 'Starts', 'The time of day, like 19:00.'),
  ends: field(time.optional(), 'Ends'),
  place: field(shortText('label').optional(), 'Place', 'Where, with the street address, or Online.'),
  url: field(url.optional(), 'Web address', 'The page that announces it, or a recording.'),
  canceled: field(yesNo.optional(), 'Canceled'),
  sources: field(sourceIds, 'Sources', 'Where this was read.'),
})

export const topic = strictGroup({
  id: chosenId(id, 'Like school-budget.', ['Id', 'Topic id']),
  name: field(shortText('title'), 'Name', '', { headings: ['Name', 'Topic', 'Topic name', 'Issue'] }),
  races: field(list(raceId, 'a list of races').optional(), 'Races', 'The races it belongs to, if not all.', {
    target: 'race',
  }),
})

export const term = strictGroup({
  id: field(id, 'Short name', 'Like override.', idOptions),
  term: field(shortText('name'), 'Term', 'As the definition is headed, like override.'),
  forms: field(
    list(shortText('name'), 'a list of forms').min(1, { error: 'at least one form' }),
    'Forms',
    'The words that are explained, like overrides. Upper and lower case are the same, and the longest form wins.',
    { itemName: 'form', wording: 'searched' },
  ),
  definition: field(
    editorialText('a definition', 'label'),
    'Definition',
    'One or two plain, neutral sentences that name no candidate.',
  ),
  sources: sourceIds,
})
