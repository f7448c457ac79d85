import { topic } from '@/guide/fields/contests'
import { referenceList, text } from '../cells/cellKinds'
import { columnsOf, type SheetKind } from './column'

const column = columnsOf(topic)

/** Topics of statements, in `election.yaml`. */
export const topics: SheetKind = {
  id: 'topics',
  name: 'Topics',
  otherNames: ['Topic', 'Issues'],
  columns: [
    column('id', 'Id', text, {
      otherHeadings: ['Topic id'],
      help: 'Short name used in addresses, like school-budget. Leave empty for a new topic to get one from its name.',
    }),
    column('name', 'Name', text, { otherHeadings: ['Topic', 'Topic name', 'Issue'], isRequired: true, width: 30 }),
    column('races', 'Races', referenceList('race'), {
      width: 30,
      help: 'The races it belongs to, by id or name. Leave empty for all. Separate several with semicolons.',
    }),
  ],
}
