/** Generates elections of any size, with text as long as that of a real guide. The output is deterministic. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, stringify } from 'yaml'

interface Race {
  readonly id: string
  readonly name: string
  readonly voteFor: number
  readonly group?: string
}

const threeRaces: readonly Race[] = [
  { id: 'cityCouncil', name: 'City Council', voteFor: 7 },
  { id: 'schoolCommittee', name: 'School Committee', voteFor: 6 },
  { id: 'mayor', name: 'Mayor', voteFor: 1 },
]
const firstNames = 'Ada Ben Cora Dan Eve Finn Gia Hugo Ines Jan Kim Leo Mia Noor Olga Paul Quinn Rosa Sam Tara'.split(
  ' ',
)
const surnameStarts = 'Ash Bar Cal Dun El Far Gar Hal Ing Jen Kel Lin Mar Nor Oak Pel Ram Stan Thorn Wal'.split(' ')
const surnameEnds = ['ford', 'ton', 'ley', 'well', 'stone']
const words =
  'the city of and streets budget a school in to for year schools with more homes has teachers by meetings parks on road repair support office public served plans from safe council buses voters share books'.split(
    ' ',
  )
const date = '2025-11-04'
const updated = '2025-10-01'

/**
 * Writes an election with races of equal size. Every candidate has three stances with sources.
 * @param folder for the election's files
 * @param count number of candidates, at most 2,000, the number of different names
 * @param raceCount number of races, in groups of four; if omitted, three races without groups
 */
export function generateElection(folder: string, count: number, raceCount?: number): void {
  mkdirSync(join(folder, 'candidates'), { recursive: true })
  const write = (file: string, value: object) =>
    writeFileSync(join(folder, file), stringify(value, { aliasDuplicateObjects: false }))
  const people = Array.from({ length: count }, (_, index) => createPerson(index))
  const groups = raceCount === undefined ? [] : createGroups(Math.ceil(raceCount / racesPerGroup))
  const races = raceCount === undefined ? threeRaces : createRaces(groups, raceCount)
  write('election.yaml', createElection(races, groups))
  write('sources.yaml', Object.fromEntries([['list', createSource('list', 7)], ...people.flatMap(sourcesOf)]))
  people.forEach((person, index) =>
    write(`candidates/${person.id}.yaml`, createCandidate(person, itemAt(races, index), index)),
  )
}

/** Changes the text of one candidate's first stance. */
export function changeStance(folder: string): void {
  const [name = ''] = readdirSync(join(folder, 'candidates')).toSorted()
  const file = join(folder, 'candidates', name)
  const candidate = parseDocument(readFileSync(file, 'utf8'))
  candidate.setIn(['stances', 0, 'text'], 'This text is new.')
  writeFileSync(file, candidate.toString())
}

/** Returns an item. Indices beyond the last item start over. */
function itemAt<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item
}

function createPerson(index: number) {
  const first = itemAt(firstNames, index)
  const start = itemAt(surnameStarts, Math.floor(index / firstNames.length))
  const surname = start + itemAt(surnameEnds, Math.floor(index / firstNames.length / surnameStarts.length))
  return { id: `${surname}-${first}`.toLowerCase(), first, surname }
}

type Person = ReturnType<typeof createPerson>

const racesPerGroup = 4

interface Group {
  readonly id: string
  readonly name: string
  readonly everyone?: boolean
}

/** Towns, after a group for everyone. Up to 100 towns have different names. */
function createGroups(count: number): readonly Group[] {
  const towns = Array.from({ length: count - 1 }, (_, index) => {
    const name = itemAt(surnameStarts, index) + itemAt(surnameEnds, index + Math.floor(index / surnameStarts.length))
    return { id: name.toLowerCase(), name: `Town of ${name}` }
  })
  return [{ id: 'region', name: 'Region-wide', everyone: true }, ...towns]
}

function createRaces(groups: readonly Group[], count: number): readonly Race[] {
  return Array.from({ length: count }, (_, index) => {
    const group = itemAt(groups, Math.floor(index / racesPerGroup))
    const ward = index % racesPerGroup
    const name = ward === 0 ? 'Mayor' : `Councillor, Ward ${ward}`
    return { id: `${group.id}-${ward === 0 ? 'mayor' : `ward-${ward}`}`, name, voteFor: 1, group: group.id }
  })
}

function createElection(races: readonly Race[], groups: readonly Group[]) {
  const fact = { covers: 'this election', certainty: 'high', sources: ['list'] }
  const url = 'https://election.example/how-to-vote/in-person-or-by-mail'
  return {
    city: 'Anytown',
    state: 'Anystate',
    title: 'Anytown City Elections',
    name: 'Anytown, Anystate municipal election',
    date,
    timeZone: 'America/New_York',
    nonpartisan: true,
    updated,
    publisher: { contact: 'corrections@election.example' },
    when: {
      hours: { opens: '07:00', closes: '20:00', ...fact },
      deadlines: [{ label: 'Last day to register to vote', date: '2025-10-25', ...fact }],
    },
    where: { finder: { label: 'Find your polling place', url, ...fact }, offices: [] },
    how: { instructions: { links: [{ label: 'How to vote in Anystate', url }], ...fact } },
    ...(groups.length > 0 ? { groups } : {}),
    races: races.map((race) => ({ ...race, position: `Anytown ${race.name} Candidate`, sources: ['list'] })),
    corrections: [],
  }
}

function createCandidate({ id, first, surname }: Person, race: Race, index: number) {
  return {
    name: `${first} ${surname}`,
    sortName: `${surname}, ${first}`,
    race: race.id,
    incumbent: index % 4 === 0,
    party: 'N/A',
    updated,
    experience: prose(id, 390),
    stances: [1, 2, 3].map((number) => ({
      title: prose(`${id} title ${number}`, 24).replace('.', ''),
      text: prose(`${id} text ${number}`, 270),
      date: 2025,
      sources: [`${id}-${number}`],
    })),
    sources: ['list', `${id}-1`],
  }
}

function sourcesOf({ id }: Person) {
  return [1, 2, 3].map((number) => [`${id}-${number}`, createSource(id, number)] as const)
}

function createSource(id: string, number: number) {
  const title = prose(`${id} source ${number}`, 54)
  return {
    title,
    publisher: prose(`${id} publisher ${number}`, 32),
    url: `https://paper.example/${updated.replaceAll('-', '/')}/${title.toLowerCase().replaceAll(/\W+/g, '-')}/${number}`,
    date: updated,
  }
}

/** Returns a sentence of about the given length. The seed determines its words. */
function prose(seed: string, length: number): string {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7)
  let text = ''
  while (text.length < length) {
    // A linear congruential generator. Only its high bits are random enough.
    state = Math.imul(state, 1_103_515_245) + 12_345
    text += ` ${itemAt(words, state >>> 16)}`
  }
  return `${text.slice(1, 2).toUpperCase()}${text.slice(2)}.`
}
