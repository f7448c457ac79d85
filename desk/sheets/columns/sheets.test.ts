import { findColumn } from '../files/headings'
import { getTopicColumn, sheetKinds } from './sheets'

/** Headings that exports have had, with * for required columns. */
const exported = {
  races:
    'Id, Name*, Group, Position, Vote for, Seats, Term, Unexpired term, Partisan, Write-ins, Reason for no vote, Sources for no vote, About, Sources',
  candidates:
    'Id, Name*, Sort name, Race, Ballot order, Incumbent, Write-in, Withdrawn on, Withdrawn but on the ballot, Sources for withdrawal, Party, Party year, Party source, In no party, Photo, Crop left to right, Crop top to bottom, Photo credit, Website, Email, Phone, Facebook, Instagram, X, Bluesky, TikTok, YouTube, LinkedIn, Experience, Sources for experience, Language of experience, Reason for no stances, No stances as of, Sources, Updated',
  topics: 'Id, Name*, Races',
  statements:
    'Candidate*, Kind, Number, Title, Topics, Text*, Language, Date, How, Place in the source, Sources*, Reply, Reply date, Reply language, Reply sources',
  sources: 'Id, Title*, Publisher, Address*, Date, Language, Link',
  groups: 'Id, Name*, For every voter',
  areaKinds: 'Id, Name*',
  areas: 'Id, Name*, Kind, Groups',
  times:
    'Type*, Number, Opens, Closes, Confirmed for, Publisher, Sources, Label, First day, Last day, Place, Group, Date, Time, Effect, Text',
  places:
    'Type*, Number, Label, Web address, Confirmed for, Publisher, Sources, Name, Place, Group, Telephone, Email, Hours',
  results:
    'Race*, Candidate, Votes, Elected, Write-in winners, Votes for write-ins, Blank votes, Ballots cast, Registered voters, Status, Why someone with more votes was not elected, Reason for open seats, Number of open seats, Sources for open seats, As of, Time of the last report, Unofficial number, Sources of turnout, Sources',
}

it.each(sheetKinds)('the sheet of $id reads the headings of all exports, each as another column', (kind) => {
  const columns = exported[kind.id].split(', ').map((heading) => findColumn(heading, kind))
  expect(columns.map((column) => `${column?.heading}${column?.isRequired ? '*' : ''}`)).toEqual(
    exported[kind.id].split(', '),
  )
})

it('a position has one topic in the column of topics', () => {
  expect(getTopicColumn('stance')).toMatchObject({ field: 'topics', path: ['topics'] })
  expect(getTopicColumn('position')).toMatchObject({ field: 'topics', path: ['topic'] })
})

it('no heading belongs to two columns of a sheet', () => {
  for (const { columns } of sheetKinds) {
    const headings = columns.flatMap(({ heading, otherHeadings }) => [
      ...new Set([heading, ...otherHeadings].map((text) => text.toLowerCase())),
    ])
    expect(headings.filter((heading, index) => headings.indexOf(heading) < index)).toEqual([])
  }
})
