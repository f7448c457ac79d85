/** @jest-environment node */
import { aGuide, anElection, aSource } from '@/guide/testing/factories'
import { buildRaceSheets } from './raceSheets'

it('is over once there are results', () => {
  const results = { winners: {}, sources: [aSource] }
  expect(buildRaceSheets(aGuide())).toMatchObject([{ isOver: false, electionDate: '2017-11-07' }])
  expect(buildRaceSheets(aGuide({ election: { ...anElection, results } }))).toMatchObject([
    { isOver: true, nonpartisan: true },
  ])
})
