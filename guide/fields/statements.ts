import { field } from './catalog'
import { date, namedGroup, partialDate, list, oneOf } from './values'
import { id } from './ids'
import { editorialText, shortText, text, textLanguage } from './text'
import { sourceIds } from './publicationRules'

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

const reply = namedGroup('a reply with text and date', {
  text: field(text("the candidate's words"), 'Text', "The candidate's own words about the summary.", {
    headings: ['Reply', "Candidate's reply"],
    wording: 'candidate',
    hasLanguage: true,
  }),
  date: field(date, 'Date', 'The day the candidate sent or published the reply.', { headings: ['Reply date'] }),
  language: textLanguage(['Reply language']),
  sources: field(sourceIds.optional(), 'Sources', 'Where the reply was published, if not here.', {
    headings: ['Reply sources'],
  }),
})

const statement = {
  text: field(editorialText('the text of the statement'), 'Text', "The editors' summary.", {
    advice: 'Put quotations in quotation marks.',
    headings: ['Text', 'Summary', 'Statement', 'Description'],
    wording: 'candidate',
    hasLanguage: true,
  }),
  language: textLanguage(),
  date: field(
    partialDate.optional(),
    'Date',
    'When it was said, or a podcast published: 2017-10-20, 2017-10 or 2017.',
    { headings: ['Date', 'Date said', 'Said on'] },
  ),
  words: field(
    oneOf(['summary', 'quotation', 'translation']).optional(),
    'Whose words',
    "By default the editors' summary. A quotation is word for word, and a translation is one of the candidate's words.",
    { headings: ['Whose words'], isRare: true },
  ),
  how: field(oneOf(statementKinds).optional(), 'How it was said', '', { headings: ['How', 'How said', 'Medium'] }),
  locator: field(shortText('label').optional(), 'Place in the source', 'Like "about minute 12" or "question 3".', {
    headings: ['Place in the source', 'Page'],
    isRare: true,
  }),
  sources: field(sourceIds, 'Sources', 'Where this was read, first the one that the kind, date and place describe.', {
    headings: ['Sources', 'Source', 'Source ids'],
  }),
  reply: field(reply.optional(), 'Reply of the candidate', "The candidate's own words. Shown beside the summary.", {
    isRare: true,
  }),
}

export const stance = namedGroup('a stance with title, text and sources', {
  title: field(shortText('title', 'a short title'), 'Title', 'About 2 to 5 words.', {
    headings: ['Title', 'Stance', 'Heading'],
    wording: 'candidate',
    hasLanguage: true,
  }),
  topics: field(list(id, 'a list of topics').optional(), 'Topics', '', {
    target: 'topic',
    headings: ['Topics', 'Topic', 'Issue'],
  }),
  ...statement,
})

export const position = namedGroup('a position with topic, text and sources', {
  topic: field(id, 'Topic', '', { target: 'topic' }),
  ...statement,
})
