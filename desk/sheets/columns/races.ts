import { race } from '@/guide/fields/contests'
import { choice, number, reference, referenceList, text, yesNo } from '../cells/cellKinds'
import { columnsOf, type SheetKind } from './column'

const column = columnsOf(race)

/** Races, in `election.yaml`. */
export const races: SheetKind = {
  id: 'races',
  name: 'Races',
  otherNames: ['Race', 'Contests', 'Offices', 'Ballots'],
  columns: [
    column('id', 'Id', text, {
      otherHeadings: ['Race id'],
      help: 'Short name used in addresses, like cityCouncil. Leave empty for a new race to get one from its name.',
    }),
    column('name', 'Name', text, {
      otherHeadings: ['Race', 'Race name', 'Contest', 'Office'],
      isRequired: true,
      width: 30,
    }),
    column('group', 'Group', reference('group'), { otherHeadings: ['District', 'Ward'] }),
    column('position', 'Position', text, {
      otherHeadings: ['Title of candidates'],
      width: 36,
      help: 'What its candidates are called. By default the city, the name of the race and "Candidate".',
    }),
    column('voteFor', 'Vote for', number, { otherHeadings: ['Votes per voter', 'Number to vote for'] }),
    column('seats', 'Seats', number, {
      otherHeadings: ['Number of seats'],
      help: 'How many candidates are elected. Leave empty if it equals "Vote for".',
    }),
    column('term', 'Term', text, { otherHeadings: ['Length of term'] }),
    column('unexpired', 'Unexpired term', yesNo),
    column('partisan', 'Partisan', yesNo, {
      help: 'yes if the ballot names parties in this race, no if not. Leave empty to use the setting of the election.',
    }),
    column('writeIns', 'Write-ins', yesNo, { otherHeadings: ['Write-ins allowed'] }),
    column('noVote.reason', 'Reason for no vote', choice),
    column('noVote.sources', 'Sources for no vote', referenceList('source')),
    column('about', 'About', text, { otherHeadings: ['Description'], width: 60 }),
    column('sources', 'Sources', referenceList('source'), { otherHeadings: ['Source'] }),
  ],
}
