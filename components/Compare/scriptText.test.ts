import { aCandidate, aComparison, aRace, aStance } from '@/guide/testing/factories'
import { buildScriptText } from './scriptText'

function buildText(text: string) {
  const topics = [{ id: 'roads', name: 'Roads' }]
  const candidates = [aCandidate({ stances: [aStance(1, { text, topics: ['roads'] })] })]
  const races = [{ ...aRace, identifyingWords: ['the mayor’s son', 'moved that'] }]
  const { hiddenWords, neutralPronouns } = buildScriptText(aComparison({ topics, candidates, races }))
  return { hiddenWords, neutralPronouns }
}

it('has only the words that a statement has', () => {
  const { hiddenWords, neutralPronouns } = buildText("Here she said that she, the mayor's son, was sad.")
  expect(hiddenWords).toEqual(['she', 'the mayor’s son'])
  expect(neutralPronouns.map(([pronoun]) => pronoun)).toEqual(['she'])
  expect(neutralPronouns[0]?.[1]).toContain('(?:said|[a-z]+ed)')
})

it('has the words of an address', () => {
  expect(buildText('Write to me at her.plan@mail.example.').hiddenWords).toContain('her')
})
