import { readProject } from '@/guide/files/readProject'
import { aCandidate, aGuide, aRace, aSource } from '@/guide/testing/factories'
import { findNistObject } from '@/guide/testing/nistReports'
import { loadGuide } from '@/guide/read/loadGuide'
import type { Guide } from '@/guide/fields/published'
import { buildNistReport } from './report'

const load = (election: string) => loadGuide(readProject(process.cwd()), election)
const region = load('fixtures/region')

describe('a candidate', () => {
  const findStatus = (guide: Guide, id: string) => {
    const { PreElectionStatus, PostElectionStatus } = findNistObject(guide, id)
    return [PreElectionStatus, PostElectionStatus]
  }

  it('who won is a winner, or a projected winner while results are unofficial', () => {
    expect(findStatus(load('fixtures/anytown'), 'candidate.mayor.dee')).toEqual([undefined, 'winner'])
    expect(findStatus(region, 'candidate.warden.adair')).toEqual([undefined, 'projected-winner'])
    expect(findStatus(region, 'candidate.warden.marsh')).toEqual([undefined, 'defeated'])
  })

  it('who moves on advances to a runoff, but is the winner of the primary of a party', () => {
    const advance = { count: 1, date: '2017-12-05' }
    const candidates = [aCandidate({ result: 'advanced' }), aCandidate({ id: 'bob', result: 'not advanced' })]
    const status = (fields: object) => {
      const guide = aGuide({ races: [{ ...aRace, advance: { ...advance, ...fields } }], candidates })
      return ['ada-byron', 'bob'].map((id) => findStatus(guide, `candidate.cityCouncil.${id}`)[1])
    }
    expect(status({})).toEqual(['advanced-to-runoff', 'defeated'])
    expect(status({ party: 'Harbor Party', condition: 'If so.' })).toEqual(['advanced-to-runoff', 'defeated'])
    expect(status({ party: 'Harbor Party' })).toEqual(['winner', 'defeated'])
  })

  it('without an outcome has no status', () => {
    expect(findStatus(region, 'candidate.ward3.penner')).toEqual([undefined, undefined])
    const { Election } = buildNistReport(load('fixtures/upcoming'))
    expect(Election[0]?.Candidate.map(({ PostElectionStatus }) => PostElectionStatus)).toContain(undefined)
    expect(JSON.stringify(Election)).not.toMatch(/winner|defeated/)
  })

  it('who is elected without a vote is a winner', () => {
    const acclaimed = region.candidates.filter(({ result }) => result === 'acclaimed')
    expect(acclaimed).not.toHaveLength(0)
    for (const { id, race } of acclaimed)
      expect(findStatus(region, `candidate.${race}.${id}`)).toEqual([undefined, 'winner'])
  })

  it('who withdrew is a choice only if the name is on the ballot', () => {
    const withdrawn = { onBallot: true, sources: [aSource] }
    const gone = { onBallot: undefined, sources: [aSource] }
    const guide = aGuide({
      candidates: [aCandidate({ id: 'on', withdrawn }), aCandidate({ id: 'off', withdrawn: gone })],
    })
    expect(findNistObject(guide, 'contest.cityCouncil').ContestSelection).toMatchObject([
      { CandidateIds: ['candidate.cityCouncil.on'] },
    ])
    expect(findStatus(guide, 'candidate.cityCouncil.off')).toEqual(['withdrawn', 'withdrawn'])
  })

  it('whom voters write in is marked, with or without a file', () => {
    expect(findNistObject(region, 'selection.PL-council.writeIn.1')).toMatchObject({ IsWriteIn: true })
    expect(findStatus(region, 'candidate.PL-council.writeIn.1')).toEqual([undefined, 'projected-winner'])
    const writeIn = region.candidates.find(({ candidacies }) => candidacies[0]?.writeIn)
    expect(findNistObject(region, `selection.${writeIn?.race}.${writeIn?.id}`)).toMatchObject({ IsWriteIn: true })
  })

  it('has running mates on the same line, who are people and candidates', () => {
    const showcase = load('fixtures/showcase')
    const mate = 'clerk.baird.runningMate.1'
    expect(findNistObject(showcase, 'selection.clerk.baird').CandidateIds).toEqual([
      'candidate.clerk.baird',
      `candidate.${mate}`,
    ])
    expect(findNistObject(showcase, `candidate.${mate}`)).toMatchObject({
      PersonId: `person.${mate}`,
      BallotName: { Text: [{ Content: 'Cy Dee' }] },
      PostElectionStatus: 'winner',
    })
  })

  it('has the first party, and on a ballot with parties all that are on the line', () => {
    expect(findNistObject(region, 'candidate.PL_mayor.oduya').PartyId).toBe('party.2')
    expect(findNistObject(region, 'selection.PL_mayor.oduya').EndorsementPartyIds).toEqual(['party.2', 'party.1'])
    expect(findNistObject(region, 'selection.PL-council.oduya')).not.toHaveProperty('EndorsementPartyIds')
  })

  it('has the party that the candidate stated for this election, on the ballot only in a partisan race', () => {
    const party = { party: 'Harbour Party' }
    const races = [
      { ...aRace, id: 'open' },
      { ...aRace, id: 'parties', partisan: true },
    ]
    const candidates = [
      aCandidate({ ...party, id: 'a', race: 'open' }),
      aCandidate({ ...party, id: 'b', race: 'parties' }),
      aCandidate({ ...party, id: 'older', race: 'parties', partyYear: 2013 }),
      aCandidate({ party: 'Unenrolled', noParty: true, id: 'none', race: 'parties' }),
    ]
    const guide = aGuide({ races, candidates })
    expect(buildNistReport(guide).Party).toHaveLength(1)
    const findParties = (race: string, id: string) => [
      findNistObject(guide, `person.${id}`).PartyId,
      findNistObject(guide, `candidate.${race}.${id}`).PartyId,
    ]
    expect(findParties('open', 'a')).toEqual(['party.1', undefined])
    expect(findParties('parties', 'b')).toEqual(['party.1', 'party.1'])
    expect(findParties('parties', 'older')).toEqual([undefined, undefined])
    expect(findParties('parties', 'none')).toEqual([undefined, undefined])
  })
})
