/** Schemas of candidates' statements: key stances and positions on topics. */
import { z } from 'zod'
import { date, partialDate } from './dates'
import { fields, list } from './fields'
import { id } from './ids'
import { editorialText, maxLengths, shortText, text, textLanguage } from './texts'
import { sourceIds } from './publicationRules'

/** Ways in which a candidate made a statement. */
export const statementKinds = [
  'interview',
  'questionnaire',
  'debate',
  'campaign site',
  'public meeting',
  'news report',
  'social post',
  'speech',
] as const

const topicId = id.describe('Id of a topic in election.yaml.')

const reply = fields(
  {
    text: text("the candidate's words").describe("The candidate's own words about the summary."),
    date: date.describe('The day the candidate sent or published the reply.'),
    language: textLanguage,
    sources: sourceIds.optional().describe('Ids from sources.yaml, if the reply was published elsewhere.'),
  },
  'a reply with text and date',
)

const statement = {
  text: editorialText('the text of the statement').describe("The editors' summary. Put quotations in quotation marks."),
  language: textLanguage,
  date: partialDate.optional().describe('When it was said: 2017-10-20, 2017-10 or 2017. Leave out if not known.'),
  how: z
    .enum(statementKinds, { error: `one of ${statementKinds.join(', ')}` })
    .optional()
    .describe('How it was said. Leave out if not known.'),
  locator: shortText(maxLengths.label)
    .optional()
    .describe('Place in the source, like "about minute 12" or "question 3".'),
  sources: sourceIds.describe(
    'Ids from sources.yaml: where this was read. The one that how, date and locator describe comes first.',
  ),
  reply: reply.optional().describe("The candidate's reply to the summary. Shown beside it."),
}

/** A key stance. */
export const stance = fields(
  {
    title: shortText(maxLengths.title, 'a short title').describe('Short title, about 2 to 5 words.'),
    topics: list(topicId, 'a list of topic ids').optional().describe('Ids of its topics from election.yaml.'),
    ...statement,
  },
  'a stance with title, text and sources',
)

/** A further statement on a topic. */
export const position = fields({ topic: topicId, ...statement }, 'a position with topic, text and sources')
