import { aGuide, anElection, aSource } from './fixtures/factories'
import { raceSheets } from './raceSheets'

it('has the recounts of each race, and whether there are results', () => {
  const recounts = ['cityCouncil', 'mayor'].map((race) => ({ race, text: `Recount of ${race}.`, sources: [aSource] }))
  const results = { winners: {}, recounts, sources: [aSource] }
  expect(raceSheets(aGuide())).toMatchObject([{ recounts: [], isOver: false, electionDate: '2017-11-07' }])
  expect(raceSheets(aGuide({ election: { ...anElection, results } }))).toMatchObject([
    { recounts: ['Recount of cityCouncil.'], isOver: true, nonpartisan: true },
  ])
})
