import { formatDate } from '@/lib/locale/dates'
import { formatList } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import type { OtherRounds as Rounds } from '@/guide/ask/otherElections'
import { Phrase } from '@/components/parts/Phrase/Phrase'

const { elections: text } = phrases

type Round = NonNullable<Rounds['to']>

/** Who moved on to a race from an earlier election, and from it to a later one: a paragraph each. */
export function OtherRounds({ from, to }: Rounds) {
  return (
    <>
      {from.map(({ id, ...round }) => (
        <p key={`${round.date} ${id}`}>
          <Phrase
            text={({ race, ...slots }) => text.movedOnFrom({ ...slots, race: round.race && race })}
            parts={{ ...buildParts(round), race: round.race }}
          />
        </p>
      ))}
      {to ? (
        <p>
          <Phrase text={text.movedOnTo} parts={buildParts(to)} />
        </p>
      ) : null}
    </>
  )
}

function buildParts({ date, address, people }: Round) {
  return {
    election: <a href={address}>{text.election({ date: formatDate(date) })}</a>,
    people: <People people={people} />,
  }
}

function People({ people }: Pick<Round, 'people'>) {
  const parts = people.map(({ name, address }, index) => [
    toSlot(index),
    // No link if the editors have not linked the person to a profile in the other election.
    address === undefined ? (
      name
    ) : (
      <a key={address} href={address}>
        {name}
      </a>
    ),
  ])
  return <Phrase text={formatList(people.map((_, index) => `{${toSlot(index)}}`))} parts={Object.fromEntries(parts)} />
}

const toSlot = (index: number) => `person${index}`
