/** Two columns with the parts of a name, in place of one. */
import { text } from '../cells/cellKinds'
import type { Column } from '@/desk/sheets/columns'

const firstName: Column = {
  field: 'firstName',
  heading: 'First name',
  otherHeadings: ['Given name', 'Forename', 'First', 'Candidate first name'],
  help: 'The name before the surname.',
  cell: text,
}
const lastName: Column = {
  ...firstName,
  field: 'lastName',
  heading: 'Last name',
  otherHeadings: ['Surname', 'Family name', 'Last', 'Candidate last name'],
  help: 'The surname.',
}
export const nameParts = { columns: [firstName, lastName], separator: ' ' }
export const sortNameParts = { columns: [lastName, firstName], separator: ', ' }
