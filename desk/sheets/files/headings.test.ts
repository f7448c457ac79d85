/** @jest-environment node */
import { findColumn } from './headings'
import type { TableKind } from './table'

const column = (field: string, heading: string, otherHeadings: readonly string[] = []) => ({
  field,
  heading,
  otherHeadings,
  help: `Explains ${heading}.`,
})

const candidates: TableKind = {
  id: 'candidates',
  name: 'Candidates',
  otherNames: [],
  columns: [
    column('id', 'ID', ['person_id']),
    column('name', 'Name', ['Full name', 'person_name']),
    column('party', 'Party', ['party_name']),
    column('race', 'Race', ['Contest', 'post_label']),
    column('url', 'Website', ['homepage_url']),
    column('experience', 'Expérience'),
    column('source', 'Source'),
    column('sources', 'Sources'),
  ],
}

it.each([
  ['Name', 'name'],
  ['  NAME ', 'name'],
  ['name*', 'name'],
  ['Names', 'name'],
  ['Name (as on the ballot)', 'name'],
  ['Name [required]', 'name'],
  ['Candidate name', 'name'],
  ["Candidate's Name", 'name'],
  ['candidate_names', 'name'],
  ['The name of the candidate', 'name'],
  ['full-name', 'name'],
  ['person_name', 'name'],
  ['Parties', 'party'],
  ['Candidate ID', 'id'],
  ['Web site', 'url'],
  ['Web-Site', 'url'],
  ['Site', undefined],
  ['WEBSITES', 'url'],
  ['EXPERIENCE', 'experience'],
  ['expe\u0301rience', 'experience'],
  ['Race\nor contest', undefined],
  ['Candidate', undefined],
  ['', undefined],
  ['(optional)', undefined],
])('takes the heading %j for %s', (heading, field) => {
  expect(findColumn(heading, candidates)?.field).toBe(field)
})

it('prefers the exact heading if two differ in number only', () => {
  expect(findColumn('source', candidates)?.field).toBe('source')
  expect(findColumn('SOURCES', candidates)?.field).toBe('sources')
})
