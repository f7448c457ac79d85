import { isMirrored } from '@/lib/locale/direction'
import { href, paths } from '@/lib/paths'

interface Props {
  readonly name: string
  readonly sortName: string
}

/** A name with the surname in bold, as ballots print it. */
export function PersonName({ name, sortName }: Props) {
  const { before, surname, after } = splitName(name, sortName)
  const parts = (
    <>
      {before}
      <b>{surname}</b>
      {after}
    </>
  )
  // A name in Latin letters may end with a period, which would move to its other side.
  return isMirrored ? <bdi>{parts}</bdi> : parts
}

export function PersonLink({ id, className, ...props }: Props & { readonly id: string; readonly className?: string }) {
  return (
    <a className={className} href={href(paths.profile(id))}>
      <PersonName {...props} />
    </a>
  )
}

/**
 * Splits a name around its surname, which lists print in bold.
 * @param sortName the name with the surname first, like `Bears, Zac`
 * @returns the whole name as the surname if the name does not contain the surname. The other parts may be empty
 */
export function splitName(name: string, sortName: string) {
  const pattern = sortName
    .replace(/,.*/s, '')
    .trim()
    .replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  // White space, a comma or the ends of the name are around the surname. The last place counts.
  const match = pattern === '' ? null : new RegExp(String.raw`^(.*[\s,])?(${pattern})(?![^\s,])(.*)$`, 's').exec(name)
  const [, before = '', surname = name, after = ''] = match ?? []
  return { before, surname, after }
}
