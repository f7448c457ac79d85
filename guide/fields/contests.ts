/** Schemas of races, events and topics in `election.yaml`. */
import { url } from './addresses'
import { groupId } from './areas'
import { field } from './catalog'
import { date, partialDate, time } from './dates'
import { fields, list, oneOf, positive, wholeNumber, yesNo } from './fields'
import { ocdId } from './identifiers'
import { id, idAdvice, idLabel, idRequest, raceId } from './ids'
import { knownSourceIds, sourceIds } from './publicationRules'
import { editorialText, maxLengths, shortText } from './text'

const rankRange = 'a whole number from 2 to 50'
const rankCount = wholeNumber(2, rankRange).max(50, { error: rankRange })

export const race = fields({
  id: field(raceId, idLabel, 'Like cityCouncil.', { advice: idAdvice, ask: idRequest, headings: ['Id', 'Race id'] }),
  name: field(shortText(maxLengths.name), 'Name', 'As on the ballot, like City Council.', {
    headings: ['Name', 'Race', 'Race name', 'Contest', 'Office'],
  }),
  group: groupId,
  position: field(
    shortText(maxLengths.title),
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
    fields({
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
    {
      headings: ['Seats', 'Number of seats'],
    },
  ),
  advance: field(
    fields({
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
      party: field(shortText(maxLengths.name).optional(), 'Party of the primary', 'If it is the primary of a party.'),
      voters: field(editorialText().optional(), 'Who may vote in it', 'As the election office states it.', {
        headings: ['Who may vote'],
      }),
    }).optional(),
    'Moving on to another election',
    'If the winners are not elected, but move on: a primary, or a race with a runoff.',
    { isRare: true },
  ),
  term: field(shortText(maxLengths.title).optional(), 'Term', 'Its length, like Two years.', {
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
    fields({
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
    list(shortText(maxLengths.title), 'a list of words').optional(),
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
      fields({
        label: field(shortText(maxLengths.label), 'Title', 'Of the page, like a debate or an article.', {
          wording: 'cited',
        }),
        url: field(url, 'Web address'),
        publisher: field(shortText(maxLengths.name), 'Publisher', '', { wording: 'name' }),
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

export const event = fields({
  name: field(shortText(maxLengths.title), 'Name', "Like Candidates' forum."),
  races: field(list(raceId, 'a list of races').optional(), 'Races', 'Whose candidates take part, if not all.', {
    target: 'race',
  }),
  date: field(date, 'Date'),
  starts: field(time.optional(), 'Starts', 'The time of day, like 19:00.'),
  ends: field(time.optional(), 'Ends'),
  place: field(shortText(maxLengths.label).optional(), 'Place', 'Where, with the street address, or Online.'),
  url: field(url.optional(), 'Web address', 'The page that announces it, or a recording.'),
  canceled: field(yesNo.optional(), 'Canceled'),
  sources: field(sourceIds, 'Sources', 'Where this was read.'),
})

export const topic = fields({
  id: field(id, idLabel, 'Like school-budget.', { advice: idAdvice, ask: idRequest, headings: ['Id', 'Topic id'] }),
  name: field(shortText(maxLengths.title), 'Name', '', { headings: ['Name', 'Topic', 'Topic name', 'Issue'] }),
  races: field(list(raceId, 'a list of races').optional(), 'Races', 'The races it belongs to, if not all.', {
    target: 'race',
  }),
})
