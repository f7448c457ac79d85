/** Writes made-up elections of any size, the same on every run, with texts as long as those of a real guide. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'

const races = [
  { id: 'cityCouncil', name: 'City Council', voteFor: 7 },
  { id: 'schoolCommittee', name: 'School Committee', voteFor: 6 },
  { id: 'mayor', name: 'Mayor', voteFor: 1 },
]
const given = 'Ada Ben Cora Dan Eve Finn Gia Hugo Ines Jan Kim Leo Mia Noor Olga Paul Quinn Rosa Sam Tara'.split(' ')
const begins = 'Ash Bar Cal Dun El Far Gar Hal Ing Jen Kel Lin Mar Nor Oak Pel Ram Stan Thorn Wal'.split(' ')
const ends = ['ford', 'ton', 'ley', 'well', 'stone']
const words =
  'the city of and streets budget a school in to for year schools with more homes has teachers by meetings parks on road repair support office public served plans from safe council buses voters share books'.split(
    ' ',
  )
const date = '2025-11-04'
const updated = '2025-10-01'

/**
 * Writes an election of three races with equally many candidates, three stances each, every one with its sources.
 * @param folder where the election's files go
 * @param count how many candidates, at most 2,000: there are no more names
 */
export function generateElection(folder: string, count: number): void {
  mkdirSync(join(folder, 'candidates'), { recursive: true })
  const write = (file: string, value: object) =>
    writeFileSync(join(folder, file), stringify(value, { aliasDuplicateObjects: false }))
  const people = Array.from({ length: count }, (_, index) => person(index))
  write('election.yaml', election())
  write('sources.yaml', Object.fromEntries([['list', source('list', 7)], ...people.flatMap(sourcesOf)]))
  people.forEach((each, index) => write(`candidates/${each.id}.yaml`, candidate(each, index)))
}

function person(index: number) {
  const first = given[index % given.length]!
  const begin = begins[Math.floor(index / given.length) % begins.length]!
  const surname = begin + ends[Math.floor(index / given.length / begins.length) % ends.length]!
  return { id: `${surname}-${first}`.toLowerCase(), first, surname }
}

type Person = ReturnType<typeof person>

function election() {
  const fact = { certainty: 'high', sources: ['list'] }
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
    contact: 'corrections@election.example',
    when: {
      hours: { opens: '07:00', closes: '20:00', ...fact },
      deadlines: [{ label: 'Last day to register to vote', date: '2025-10-25', ...fact }],
    },
    where: { finder: { label: 'Find your polling place', url, ...fact } },
    how: { links: [{ label: 'How to vote in Anystate', url }], ...fact },
    races: races.map((race) => ({ ...race, position: `Anytown ${race.name} Candidate`, sources: ['list'] })),
    corrections: [],
  }
}

function candidate({ id, first, surname }: Person, index: number) {
  return {
    name: `${first} ${surname}`,
    sortName: `${surname}, ${first}`,
    race: races[index % races.length]!.id,
    incumbent: index % 4 === 0,
    party: 'N/A',
    updated,
    experience: prose(id, 390),
    stances: [1, 2, 3].map((number) => ({
      title: prose(`${id} title ${number}`, 24).replace('.', ''),
      text: prose(`${id} text ${number}`, 270),
      year: 2025,
      sources: [`${id}-${number}`],
    })),
    sources: ['list', `${id}-1`],
  }
}

function sourcesOf({ id }: Person) {
  return [1, 2, 3].map((number) => [`${id}-${number}`, source(id, number)] as const)
}

function source(id: string, number: number) {
  const title = prose(`${id} source ${number}`, 54)
  return {
    title,
    publisher: prose(`${id} publisher ${number}`, 32),
    url: `https://paper.example/${updated.replaceAll('-', '/')}/${title.toLowerCase().replaceAll(/\W+/g, '-')}/${number}`,
    date: updated,
  }
}

/** Words up to about a length, others for every seed. */
function prose(seed: string, length: number): string {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.codePointAt(0)!, 7)
  let text = ''
  while (text.length < length) {
    // The steps of a linear congruential generator; its low bits repeat too soon.
    state = Math.imul(state, 1_103_515_245) + 12_345
    text += ` ${words[(state >>> 16) % words.length]}`
  }
  return `${text.slice(1, 2).toUpperCase()}${text.slice(2)}.`
}
