import type { Guide, Race } from '@/guide/fields/published'
import { aCandidate, aGuide, aRace } from './factories'

const firstNames = 'Ada Ben Cora Dan Eve Finn Gia Hugo Ines Jan Kim Leo Mia Noor Olga Paul Quinn Rosa Sam Tara'.split(
  ' ',
)
const surnameStarts = 'Ash Bar Cal Dun El Far Gar Hal Ing Jen Kel Lin Mar Nor Oak Pel Ram Stan Thorn Wal'.split(' ')
const surnameEnds = ['ford', 'ton', 'ley', 'well', 'stone']

/** Returns an item. Indices beyond the last item start over. */
function itemAt<Item>(items: readonly Item[], index: number): Item {
  return items[Math.floor(index) % items.length] as Item
}

/** A group for everyone and 14 towns, each with a mayor and three wards, and four or five candidates for each race. */
export function aGuideWithManyRaces(): Guide {
  const towns = surnameStarts.slice(0, 14).map((start, index) => `${start}${itemAt(surnameEnds, index)}`)
  const groups = [
    { id: 'region', name: 'Region-wide', everyone: true },
    ...towns.map((name) => ({ id: name.toLowerCase(), name: `Town of ${name}` })),
  ]
  const races = groups.flatMap(({ id, name }) =>
    ['Mayor', 'Councillor, Ward 1', 'Councillor, Ward 2', 'Councillor, Ward 3'].map((title, ward): Race => ({
      ...aRace,
      id: `${id}-${ward === 0 ? 'mayor' : `ward-${ward}`}`,
      name: title,
      position: `${name} ${title} Candidate`,
      voteFor: 1,
      group: id,
    })),
  )
  const candidates = Array.from({ length: 245 }, (_, index) => {
    const first = itemAt(firstNames, index)
    const surname = itemAt(surnameStarts, index / 20) + itemAt(surnameEnds, index / 400)
    const id = `${surname}-${first}`.toLowerCase()
    const { id: race, position } = itemAt(races, index)
    return aCandidate({
      id,
      src: `${id}.svg`,
      name: `${first} ${surname}`,
      sortName: `${surname}, ${first}`,
      race,
      position,
    })
  })
  return aGuide({
    groups,
    areas: groups.slice(1).map(({ id, name }) => ({ id, name, groups: [id] })),
    races,
    candidates: candidates.toSorted(
      (a, b) => races.findIndex(({ id }) => id === a.race) - races.findIndex(({ id }) => id === b.race),
    ),
  })
}
