import { parseYaml } from './readYaml'
import { findSimilarParties } from './findWarnings'

/** Returns the warnings about candidates with these parties, as file, field and message. */
function warningsAbout(...parties: readonly (string | undefined)[]) {
  const candidates = parties.map((party, index) => ({
    id: `${index}`,
    data: parseYaml(party === undefined ? '{}' : `party: ${JSON.stringify(party)}`, `candidates/${index}.yaml`),
  }))
  return findSimilarParties({ candidates }).map(({ file, field, message }) => [file, field, message])
}

const sameAsDemocrat =
  'Another candidate has the party “Democrat”. If it is the same party, write “Democrat” here, too.'

it('compares the beginnings of parties that are too long', () => {
  const party = 'x'.repeat(20_000)
  expect(warningsAbout(`${party}a`, `${party}b`)).toHaveLength(1)
})

it.each([
  ['a letter added', 'Democratt'],
  ['a letter dropped', 'Democat'],
  ['a letter replaced', 'Denocrat'],
  ['two letters swapped', 'Demcorat'],
  ['two letters dropped', 'Dmocat'],
  ['two letters added', 'Democratic'],
  ['another case', 'DEMOCRAT'],
  ['a plural', 'Democrats'],
  ['accents', 'Démocrat'],
  ['a full stop', 'Democrat.'],
])('warns about %s', (_, party) => {
  expect(warningsAbout('Democrat', party)).toEqual([['candidates/1.yaml', 'party', sameAsDemocrat]])
})

it.each([
  ['Green', 'Greens'],
  ['Green', 'Gren'],
  ['Whig', 'Whigs'],
  ['Labor', 'Labour'],
  ['Harbour Party', 'Harbor Party'],
  ["People's Party", 'Peoples Party'],
  ['Social Democrat', 'Social-Democrat'],
  ['New Town', 'Newtown'],
  ['Working Families', 'Working Family'],
])('takes %s and %s for one party', (party, other) => {
  expect(warningsAbout(party, other)).toHaveLength(1)
})

it.each([
  ['Democrat', 'Republican'],
  ['Green', 'Greek'],
  ['Unity', 'Unite'],
  ['Liberal', 'Liberty'],
  ['Party A', 'Party B'],
  ['Ward 1 Alliance', 'Ward 2 Alliance'],
  ['Unenrolled', 'Enrolled'],
  ['Independent', 'Independence'],
  ['Conservative', 'Conservation'],
  ['Democrat', 'Democracy'],
  ['Our Town', 'Your Town'],
  ['North Side', 'South Side'],
  ['Independent', 'American Independent'],
  ['Social Democrat', 'Democrat'],
  ['民主党', '民社党'],
])('takes %s and %s for different parties', (party, other) => {
  expect(warningsAbout(party, other)).toEqual([])
})

it('warns about every file with the rarer spelling, and names the party to write', () => {
  expect(warningsAbout('Democratt', 'Democrat', 'Whig', 'Democratt', 'Democrat', 'Democrat')).toEqual([
    ['candidates/0.yaml', 'party', sameAsDemocrat],
    ['candidates/3.yaml', 'party', sameAsDemocrat],
  ])
})
