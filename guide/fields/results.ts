/** Schema of `results` in `election.yaml`. */
import { z } from 'zod'
import { date } from './dates'
import { count, fields, list, positive, yesNo } from './fields'
import { id, raceId } from './ids'
import { editorialText, maxLengths, shortText } from './texts'
import { editorNote, sourceIds } from './publicationRules'

/** Reasons for seats without a winner. */
const openSeatReasons = ['vacant', 'undecided'] as const

const openSeats = fields({
  reason: z
    .enum(openSeatReasons, { error: `one of ${openSeatReasons.join(', ')}` })
    .describe('vacant: nobody was elected. undecided: not settled yet, as before a recount.'),
  seats: positive.optional().describe('How many seats have no winner. Leave out for all that remain.'),
  sources: sourceIds,
  editorNote,
})

/** Statuses of results. */
const resultStatuses = ['unofficial', 'certified', 'not known'] as const

/** Outcomes of a ballot question. */
export const outcomes = ['passed', 'failed', 'undecided'] as const

const raceVotes = fields({
  candidates: z
    .record(id, count, { error: 'a number of votes under each candidate id' })
    .describe('Votes under the id of each candidate.'),
  writeIns: count.optional().describe('Votes for names that voters wrote in, without those listed above.'),
  blanks: count.optional().describe('Ballots or votes left blank.'),
  explanation: editorialText()
    .optional()
    .describe('Why someone with more votes was not elected, such as a residency rule. Leave out if nobody has more.'),
})

const questionResult = fields({
  outcome: z.enum(outcomes, { error: `one of ${outcomes.join(', ')}` }).describe('The outcome.'),
  yes: count.optional().describe('Yes votes.'),
  no: count.optional().describe('No votes.'),
  threshold: shortText(maxLengths.label)
    .optional()
    .describe('What it needed to pass, like "two thirds of the votes". Leave out for more yes than no votes.'),
})

/** The fields of `results`. */
export const results = fields({
  status: z
    .enum(resultStatuses, { error: `one of ${resultStatuses.join(', ')}` })
    .optional()
    .describe('How final the results are. Leave out if not known.'),
  asOf: date.optional().describe('The day the results were read.'),
  winners: z
    .record(raceId, list(id, 'a list of candidate ids'), { error: 'a list of candidate ids under each race id' })
    .describe('Under each race id, the ids of those elected: as many as the race has seats.'),
  writeInWinners: z
    .record(raceId, list(shortText(maxLengths.name), 'a list of names'), {
      error: 'a list of names under each race id',
    })
    .optional()
    .describe('Names of winners whom voters wrote in and who have no file. They count as winners.'),
  open: z
    .record(raceId, openSeats, { error: 'a reason under each race id' })
    .optional()
    .describe('Under the id of each race with fewer winners than seats, the reason.'),
  votes: z
    .record(raceId, raceVotes, { error: 'the votes under each race id' })
    .optional()
    .describe('Votes under each race id. Leave out if not known.'),
  questions: z
    .record(raceId, questionResult, { error: 'the outcome under each question id' })
    .optional()
    .describe('The outcome under the id of each ballot question.'),
  turnout: fields({
    ballots: count.describe('Ballots cast.'),
    registered: count.optional().describe('Registered voters.'),
    unofficial: yesNo
      .optional()
      .describe('true: a rounded number from before the results were certified. Pages call it unofficial.'),
    sources: sourceIds,
  })
    .optional()
    .describe('How many people voted. Leave out if not known.'),
  recounts: list(
    fields({
      race: raceId.describe('Id of the race or question.'),
      date: date.optional().describe('The day of the recount. Leave out if not known.'),
      text: editorialText().describe('What happened, in plain words.'),
      sources: sourceIds,
    }),
    'a list of recounts',
  )
    .optional()
    .describe('Recounts that were held or are planned.'),
  sources: sourceIds,
  editorNote,
})
