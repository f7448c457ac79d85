import { text } from '../cells/cellKinds'
import { findColumn } from './headings'

const headings = {
  id: ['ID', 'person_id'],
  name: ['Name', 'Full name', 'person_name'],
  party: ['Party'],
  race: ['Race', 'Contest'],
  url: ['Website'],
  experience: ['Expérience'],
  source: ['Source'],
  sources: ['Sources'],
}
const columns = Object.entries(headings).map(([field, [heading = '', ...otherHeadings]]) => {
  return { field, heading, otherHeadings, help: '', cell: text }
})
const candidates = { name: 'Candidates', columns }

it.each([
  ['  NAME ', 'name'],
  ['name*', 'name'],
  ['Names', 'name'],
  ['Name (as on the ballot)', 'name'],
  ['Name [required]', 'name'],
  ["Candidate's Name", 'name'],
  ['candidate_names', 'name'],
  ['The name of the candidate', 'name'],
  ['full-name', 'name'],
  ['person_name', 'name'],
  ['Parties', 'party'],
  ['Candidate ID', 'id'],
  ['Web-Site', 'url'],
  ['Site', undefined],
  ['WEBSITES', 'url'],
  ['expe\u0301rience', 'experience'],
  ['Race\nor contest', undefined],
  ['Candidate', undefined],
  ['', undefined],
  ['(optional)', undefined],
  ['source', 'source'],
  ['SOURCES', 'sources'],
])('takes the heading %j for %s', (heading, field) => {
  expect(findColumn(heading, candidates)?.field).toBe(field)
})
