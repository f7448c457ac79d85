/** Results of an election in the editors' files, as the results page must show them. */
import { candidatesOf, type Election, type Race } from './election'
import { count, isPublished, link, longDate } from './facts'
import { describeNoVote, describeOpenSeats } from './races'
import { collapse } from './outline'

export type Results = NonNullable<Election['results']>

/** The facts about all results, each after its label. */
export function resultFacts(
  election: Election,
  { status = 'not known', asOf, votes = {}, turnout }: Results,
): string[] {
  const held = election.races.filter(({ noVote }) => !noVote)
  const known = held.filter(({ id }) => votes[id])
  const all = 'Vote totals are below each name.'
  const some = 'This guide has vote totals for some races only.'
  const none = 'This guide does not have vote totals.'
  const totals = known.length === 0 ? none : known.length === held.length ? all : some
  const office = findOffice(election)
  return [
    'Status',
    [
      status === 'not known' ? 'We do not know whether these results are certified.' : `The results are ${status}.`,
      ...(asOf ? [`Results as of ${longDate(asOf)}.`] : []),
    ].join(' '),
    'Votes',
    [totals, ...(office !== undefined && totals !== all ? [`You can ask the election office: ${office}.`] : [])].join(
      ' ',
    ),
    'Turnout',
    turnout ? describeTurnout(turnout) : 'This guide does not have the turnout.',
  ]
}

function describeTurnout({ ballots, registered, unofficial = false }: NonNullable<Results['turnout']>): string {
  const about = unofficial ? 'about ' : ''
  const share = registered ? Number(((ballots * 100) / registered).toFixed(unofficial ? 0 : 1)) : 0
  const voters = registered
    ? `${about}${count(ballots)} of ${count(registered)} registered voters voted (${about}${share}%).`
    : `${about}${count(ballots)} ${ballots === 1 ? 'ballot was' : 'ballots were'} cast.`
  return voters.replace(/^a/, 'A') + (unofficial ? ' This count is unofficial.' : '')
}

/** The first office for all voters with a contact. */
function findOffice({ groups = [], where: { offices = [] } }: Election): string | undefined {
  const isForEveryone = (id?: string) => groups.every((group) => group.id !== id || group.everyone)
  const office = offices.find(
    (each) => isPublished(each) && isForEveryone(each.group) && (each.url ?? each.email ?? each.phone),
  )
  if (!office) return undefined
  const { name, url, email, phone } = office
  return link(collapse(name), url ?? (email ? `mailto:${email}` : `tel:${phone?.replaceAll(/[ ().-]/g, '')}`))
}

/** The lines under the names of a race. */
export function expectedNotes(election: Election, race: Race, { votes = {}, recounts = [] }: Results): string[] {
  const { explanation, writeIns, blanks } = votes[race.id] ?? {}
  const noVote = describeNoVote(election, race)
  return [
    ...noVote,
    ...(noVote.length > 0 || candidatesOf(election, race).length > 0 ? [] : ['No candidates.']),
    ...(explanation ? [collapse(explanation)] : []),
    ...describeOpenSeats(election, race),
    ...(writeIns === undefined
      ? []
      : [
          writeIns === 1
            ? '1 vote for a name that a voter wrote in.'
            : `${count(writeIns)} votes for names that voters wrote in.`,
        ]),
    ...(blanks === undefined ? [] : [`${count(blanks)} blank ${blanks === 1 ? 'vote' : 'votes'}.`]),
    ...recounts
      .filter((recount) => recount.race === race.id)
      .map(({ date, text }) => {
        const day = date && longDate(date)
        return day && !text.includes(day) ? `Recount, ${day}: ${collapse(text)}` : collapse(text)
      }),
  ]
}
