import { splitName } from './splitName'

interface Props {
  readonly name: string
  readonly sortName: string
}

/** A name with the surname in bold, as ballots print it. */
export function PersonName({ name, sortName }: Props) {
  const { before, surname, after } = splitName(name, sortName)
  return (
    <>
      {before}
      <b>{surname}</b>
      {after}
    </>
  )
}
