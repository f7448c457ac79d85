import { array, assert, nat, property } from 'fast-check'
import type { Candidate, Guide, Questionnaire } from '@/guide/fields/published'
import { createWriter } from '@/guide/testing/createWriter'
import { aCandidate, aGuide, aRace, anElection, anUnlinkedSource } from '@/guide/testing/factories'
import { aQuestionnaire, anAskedQuestion } from '@/guide/testing/questionnaires'
import { createShareFormat } from '@/lib/locale/numbers'
import { buildAnswersPage } from '@/guide/ask/pages/answers'
import {
  getAnswersPath,
  listAnswersRacePages,
  listAnswersOnTopic,
  listProfileAnswers,
  isComparable,
  listQuestionnaireRaces,
} from './questionnaires'
import { findElectionOffice } from '@/guide/ask/pages/landing'
import { countVotes, findRaceState } from './results'

describe('resultStates', () => {
  const mayor = { id: 'mayor' }

  it.each([
    [{}, 'not reported'],
    [{ winners: { mayor: [] } }, 'not reported'],
    [{ votes: { mayor: { candidates: {} } } }, 'not reported'],
    [{ votes: { mayor: { candidates: { ada: 0 } } } }, 'undecided'],
    [{ votes: { mayor: { candidates: {}, blanks: 1 } } }, 'undecided'],
    [{ winners: { mayor: ['ada'] } }, 'decided'],
    [{ advancing: { mayor: ['ada'] } }, 'decided'],
    [{ writeInWinners: { mayor: ['Al'] } }, 'decided'],
    [{ open: { mayor: { reason: 'vacant' } } }, 'decided'],
    [{ winners: { mayor: ['ada'] }, open: { mayor: { reason: 'undecided' } } }, 'undecided'],
  ] as const)('a race with %j is %s', (reports, state) => {
    expect(findRaceState(mayor, { winners: {}, ...reports })).toBe(state)
    expect(findRaceState({ ...mayor, noVote: { reason: 'canceled', sources: [] } }, { winners: {} })).toBeUndefined()
  })

  it.each([
    [[{ votes: 60 }, { votes: 40 }], {}, { counts: [60, 40], total: 100 }],
    [[{ votes: 60 }, { withdrawn: { sources: [] } }], { writeIns: 40 }, { counts: [60], total: 100 }],
    [[{ votes: 60 }, {}], {}, undefined],
    [[{ votes: 0 }], {}, undefined],
  ])('counts the votes that percentages are of: %j', (candidates, votes, counted) => {
    expect(countVotes(candidates, votes)).toEqual(counted)
  })

  it('shows equal percentages only for equal counts, and 0%, 50% and 100% only for nothing, half and all', () => {
    assert(
      property(array(nat(1_000_000), { minLength: 1, maxLength: 12 }), nat(10), (counts, writeIns) => {
        const total = counts.reduce((sum, count) => sum + count, writeIns) || 1
        const format = createShareFormat(counts, total)
        const different = [...new Set([0, total / 2, total, ...counts])]
        expect(new Set(different.map(format)).size).toBe(different.length)
      }),
    )
    expect(createShareFormat([2, 1], 3)(1)).toBe('33.3%')
    expect(createShareFormat([4999], 10_000)(4999)).toBe('49.99%')
  })
})

const groups = [{ id: 'ward-3', name: 'Ward 3' }]
const office = { name: 'Clerk', covers: 'this election', sources: [] } as const
const findIn = (...offices: NonNullable<Guide['election']['where']['offices']>) =>
  findElectionOffice(aGuide({ groups, election: { ...anElection, where: { offices } } }))?.address

it('skips an office that is for some voters only, or that has no contact', () => {
  const local = { ...office, group: 'ward-3', phone: '555-0100' }
  expect(findIn(local, office, { ...office, phone: '555-0199' })).toBe('tel:5550199')
})

describe('questionnaires', () => {
  const mayor = { ...aRace, id: 'mayor', name: 'Mayor' }
  const [ann, bob, cy] = ['ann', 'bob', 'cy'].map((id) => aCandidate({ id, name: id, sortName: id })) as [
    Candidate,
    Candidate,
    Candidate,
  ]
  const eve = aCandidate({ id: 'eve', name: 'eve', sortName: 'eve', race: 'mayor' })

  function guideWith(fields: Partial<Questionnaire>, candidates: readonly Candidate[] = [ann, bob, cy, eve]) {
    const questionnaire = aQuestionnaire(fields)
    return { guide: aGuide({ races: [aRace, mayor], candidates, questionnaires: [questionnaire] }), questionnaire }
  }

  it.each<[statuses: Questionnaire['statuses'], fields: Partial<Questionnaire>, expected: boolean]>([
    [{ bob: 'asked', cy: 'declined' }, {}, true],
    [{ bob: 'reminded', cy: 'answered' }, {}, true],
    [{ bob: 'asked' }, {}, false],
    [{ bob: 'asked', cy: 'not asked' }, {}, false],
    [{ bob: 'asked', cy: 'asked' }, { sameQuestions: false }, false],
  ])('%j of two silent people, %j: answers are comparable: %s', (statuses, fields, expected) => {
    const { guide, questionnaire } = guideWith({ statuses, ...fields })
    expect(isComparable(guide, questionnaire, aRace.id)).toBe(expected)
    expect(listAnswersOnTopic(guide, aRace.id, 'parks')).toHaveLength(expected ? 1 : 0)
  })

  it('does not need an answer of somebody who has withdrawn', () => {
    const left = aCandidate({ ...cy, candidacies: undefined, withdrawn: { sources: [anUnlinkedSource] } })
    const { guide, questionnaire } = guideWith({ statuses: { bob: 'asked' } }, [ann, bob, left])
    expect(isComparable(guide, questionnaire, aRace.id)).toBe(true)
  })

  it('finds the races of a questionnaire from its questions or, without any, from the people', () => {
    const racesOf = (fields: Partial<Questionnaire>) => {
      const { guide, questionnaire } = guideWith(fields)
      return listQuestionnaireRaces(guide, questionnaire).map(({ id }) => id)
    }
    expect(racesOf({ questions: [anAskedQuestion({ races: ['mayor'] })] })).toEqual(['mayor'])
    expect(racesOf({ questions: [anAskedQuestion()] })).toEqual(['cityCouncil', 'mayor'])
    expect(racesOf({ questions: [], statuses: { eve: 'asked' } })).toEqual(['mayor'])
    expect(racesOf({ questions: [], statuses: {} })).toEqual(['cityCouncil', 'mayor'])
  })

  it('divides a page that would be too large by race, and links to the parts', () => {
    const write = createWriter()
    const questions = ['cityCouncil', 'mayor'].map((race) =>
      anAskedQuestion({
        id: race.toLowerCase(),
        races: [race],
        answers: { [race === 'mayor' ? 'eve' : 'ann']: { summary: write(40_000) } },
      }),
    )
    const { guide, questionnaire } = guideWith({ questions })
    expect(listAnswersRacePages(guide)).toEqual([
      { questionnaire: 'friends', race: 'cityCouncil' },
      { questionnaire: 'friends', race: 'mayor' },
    ])
    expect(buildAnswersPage(guide, questionnaire).isSplit).toBe(true)
    expect(buildAnswersPage(guide, questionnaire, mayor)).toMatchObject({ isSplit: false, onlyRace: 'Mayor' })
    expect(getAnswersPath(guide, questionnaire, 'mayor', questions[1])).toBe('/answers/friends/mayor/#mayor.mayor')
    expect(listProfileAnswers(guide, eve).map(({ path }) => path)).toEqual(['/answers/friends/mayor/'])
    const small = guideWith({ questions: [anAskedQuestion()] })
    expect(listAnswersRacePages(small.guide)).toEqual([])
    expect(getAnswersPath(small.guide, small.questionnaire, 'mayor')).toBe('/answers/friends/#race-mayor')
  })
})
