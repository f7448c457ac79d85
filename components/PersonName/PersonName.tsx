import { splitName } from './splitName'

interface Props {
  readonly name: string
  /** The name with the surname first. */
  readonly sortName: string
}

/** A name with the surname in bold, as ballots print it. Renders text and a `<b>`. */
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
