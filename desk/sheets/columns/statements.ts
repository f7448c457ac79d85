import { position, stance } from '@/guide/fields/statements'
import { choice, number, partialDate, reference, referenceList, text } from '../cells/cellKinds'
import { columnsOf, type SheetKind } from './column'

const column = columnsOf(stance)
const topicOfPosition = columnsOf(position)('topic', 'Topic', reference('topic'))

/** Kinds of statements. */
export type StatementKind = 'stance' | 'position'

/** Key stances and positions of candidates, in candidates' files. */
export const statements: SheetKind = {
  id: 'statements',
  name: 'Statements',
  otherNames: ['Statement', 'Stances', 'Positions', 'Key stances'],
  columns: [
    {
      field: 'candidate',
      heading: 'Candidate',
      otherHeadings: ['Candidate id', 'Candidate name', 'Name', 'Person'],
      help: 'Id or name of the candidate.',
      isRequired: true,
      cell: reference('candidate'),
    },
    {
      field: 'kind',
      heading: 'Kind',
      otherHeadings: ['Statement kind', 'Type'],
      help: 'stance: a key stance with a title. position: a further statement on one topic. By default a stance if the row has a title.',
      cell: choice,
    },
    {
      field: 'number',
      heading: 'Number',
      otherHeadings: ['No.', 'Order', '#'],
      help: 'Place among the statements of the candidate of this kind, from 1. Leave empty for a new one to put it last.',
      cell: number,
    },
    column('title', 'Title', text, { otherHeadings: ['Stance', 'Heading'], width: 28 }),
    column('topics', 'Topics', referenceList('topic'), {
      otherHeadings: ['Topic', 'Issue'],
      width: 20,
      help: 'Ids or names of topics, separated by semicolons. A position has exactly one.',
    }),
    column('text', 'Text', text, {
      otherHeadings: ['Summary', 'Statement', 'Description'],
      isRequired: true,
      width: 70,
    }),
    column('language', 'Language', text),
    column('date', 'Date', partialDate, { otherHeadings: ['Date said', 'Said on'] }),
    column('how', 'How', choice, { otherHeadings: ['How said', 'Medium'], width: 16 }),
    column('locator', 'Place in the source', text, { otherHeadings: ['Page'] }),
    column('sources', 'Sources', referenceList('source'), {
      otherHeadings: ['Source', 'Source ids'],
      isRequired: true,
      width: 24,
    }),
    column('reply.text', 'Reply', text, { otherHeadings: ["Candidate's reply"], width: 40 }),
    column('reply.date', 'Reply date', text),
    column('reply.language', 'Reply language', text),
    column('reply.sources', 'Reply sources', referenceList('source')),
  ],
}

/** The column of topics for a kind of statement: a position has one topic. */
export function getTopicColumn(kind: StatementKind) {
  const topics = statements.columns.find(({ field }) => field === 'topics')
  if (!topics) throw new Error('The statements have no column for topics.')
  if (kind === 'stance') return topics
  const { path, cell, schema } = topicOfPosition
  return { ...topics, path, cell, schema }
}
