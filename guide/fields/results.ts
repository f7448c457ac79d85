/** Schema of `results` in `election.yaml`. */
import { field } from './catalog'
import { date, time, count, strictGroup, list, oneOf, positive, transferred, yesNo, record } from './values'
import { id, raceId } from './ids'
import { editorialText, shortText } from './text'
import { editorNote, sourceIds } from './publicationRules'

export const openSeats = strictGroup({
  reason: field(
    oneOf(['vacant', 'undecided']),
    'Reason',
    'Vacant: nobody was elected. Undecided: not settled yet, as before a recount.',
  ),
  seats: field(positive.optional(), 'Seats', 'How many seats have no winner. By default, all that remain.'),
  sources: sourceIds,
  editorNote,
})

/** Those of each kind of question. `answers`: with other answers than yes and no. */
export const outcomesByKind = {
  measure: ['passed', 'failed', 'undecided'],
  retention: ['retained', 'not retained', 'undecided'],
  recall: ['recalled', 'not recalled', 'undecided'],
  answers: ['chosen', 'none chosen', 'undecided'],
} as const

const outcomes = [...new Set(Object.values(outcomesByKind).flat())]

const statuses = ['unofficial', 'certified', 'not known'] as const

export const raceVotes = strictGroup({
  candidates: field(
    record(id, count, 'a number of votes under each candidate'),
    'Votes for each candidate',
    'Pages compute the percentages.',
    { keys: 'candidate' },
  ),
  rounds: field(
    record(
      id,
      list(transferred, 'a list of votes, one for each round'),
      'a list of votes under each candidate',
    ).optional(),
    'Votes by round',
    'If voters rank candidates: the votes of each candidate in every round, until the candidate is eliminated, with their decimals. The first are the votes above.',
    { keys: 'candidate', itemName: 'round', isRare: true },
  ),
  exhausted: field(
    list(transferred, 'a list of ballots, one for each round').optional(),
    'Exhausted ballots by round',
    'Ballots that count for nobody any more, in every round.',
    { headings: ['Exhausted ballots by round', 'Exhausted'], itemName: 'round', isRare: true },
  ),
  quota: field(
    transferred.optional(),
    'Votes needed to be elected',
    'If voters rank candidates, and the election office states one number for all rounds.',
    { headings: ['Votes needed to be elected', 'Quota', 'Threshold'], isRare: true },
  ),
  writeIns: field(
    count.optional(),
    'Votes for write-ins',
    'For names that voters wrote in, without those listed above.',
    { headings: ['Votes for write-ins', 'Write-ins', 'Write-in votes'] },
  ),
  blanks: field(count.optional(), 'Blank votes', 'Ballots or votes left blank.', {
    headings: ['Blank votes', 'Blanks'],
  }),
  ballots: field(count.optional(), 'Ballots cast', 'In this race.', {
    headings: ['Ballots cast', 'Ballots', 'Turnout'],
  }),
  registered: field(count.optional(), 'Registered voters', 'Who could vote in this race.'),
  status: field(oneOf(statuses).optional(), 'Status', 'How final the results of this race are, if not as all results.'),
  explanation: field(
    editorialText().optional(),
    'Why someone with more votes was not elected',
    'Such as a residency rule.',
    { advice: 'Leave empty if nobody has more votes than a winner.' },
  ),
})

const questionResult = strictGroup({
  outcome: field(oneOf(outcomes), 'Outcome'),
  yes: field(count.optional(), 'Yes votes'),
  no: field(count.optional(), 'No votes'),
  votes: field(
    record(id, count, 'a number of votes under each answer').optional(),
    'Votes for each answer',
    'If the question has answers of its own. Pages compute the percentages.',
    { keys: 'answer', isRare: true },
  ),
  chosen: field(id.optional(), 'Chosen answer', 'If the outcome is chosen.', { target: 'answer', isRare: true }),
})

export const results = strictGroup({
  status: field(oneOf(statuses).optional(), 'Status', 'How final the results are.'),
  asOf: field(date.optional(), 'As of', 'The day the results were read.'),
  reportedAt: field(
    time.optional(),
    'Time of the last report',
    'On that day, in the time zone of the election, like 21:40. Pages give it while races are not reported.',
  ),
  winners: field(
    record(raceId, list(id, 'a list of candidates'), 'a list of candidates under each race'),
    'Winners',
    'Those elected in each race: as many as the race has seats. A race with votes and no winners is undecided, and one with neither is not reported yet.',
    { keys: 'race', target: 'candidate' },
  ),
  advancing: field(
    record(raceId, list(id, 'a list of candidates'), 'a list of candidates under each race').optional(),
    'Moving on to another election',
    'Those who move on from each race, instead of being elected.',
    { isRare: true, keys: 'race', target: 'candidate' },
  ),
  writeInWinners: field(
    record(raceId, list(shortText('name'), 'a list of names'), 'a list of names under each race').optional(),
    'Write-in winners',
    'Names of winners in each race whom voters wrote in, and who have no page. They count as winners.',
    { isRare: true, keys: 'race', itemName: 'name', wording: 'name' },
  ),
  open: field(
    record(raceId, openSeats, 'a reason under each race').optional(),
    'Open seats',
    'For each race with fewer winners than seats, the reason.',
    { keys: 'race' },
  ),
  votes: field(record(raceId, raceVotes, 'the votes under each race').optional(), 'Votes', 'Of each race.', {
    keys: 'race',
  }),
  questions: field(
    record(raceId, questionResult, 'the outcome under each question').optional(),
    'Outcomes of ballot questions',
    '',
    { keys: 'question' },
  ),
  turnout: field(
    strictGroup({
      ballots: field(count, 'Ballots cast'),
      registered: field(count.optional(), 'Registered voters'),
      unofficial: field(
        yesNo.optional(),
        'Unofficial number',
        'A rounded number from before the results were certified. Pages call it unofficial.',
      ),
      sources: sourceIds,
    }).optional(),
    'Turnout',
    'How many people voted.',
  ),
  recounts: field(
    list(
      strictGroup({
        race: field(raceId, 'Race or question', '', { target: 'contest' }),
        date: field(date.optional(), 'Date', 'The day of the recount.'),
        text: field(editorialText(), 'Text', 'What happened, in plain words.'),
        sources: sourceIds,
      }),
      'a list of recounts',
    ).optional(),
    'Recounts',
    'Those that were held or are planned.',
    { itemName: 'recount' },
  ),
  sources: sourceIds,
  editorNote,
})
