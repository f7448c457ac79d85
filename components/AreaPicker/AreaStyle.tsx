interface Props {
  readonly areas: readonly { readonly id: string; readonly groups: readonly string[] }[]
  /** Kind of elements on the page that depend on the area. */
  readonly part: 'contests' | 'links'
}

/**
 * Hides contests and links that do not belong to the chosen area: contests with `data-group` of another group, and
 * links with `data-areas` that lists other areas or with `data-except` that lists the area. Takes effect once the
 * script sets `data-area` on the root element.
 */
export function AreaStyle({ areas, part }: Props) {
  const selectors = part === 'contests' ? areas.map(otherContests) : [...withoutChoice, ...areas.flatMap(otherLinks)]
  return (
    // HTML allows no style element in the body. React moves one that has href and precedence to the head.
    <style href={`areas-${part}`} precedence="next">{`${selectors.join(',')}{display:none}`}</style>
  )
}

const withoutChoice = ['html:not([data-area]) [data-areas]', 'html[data-area=""] [data-areas]']

function otherContests({ id, groups }: Props['areas'][number]): string {
  return `html[data-area="${id}"] [data-group]${groups.map((group) => `:not([data-group="${group}"])`).join('')}`
}

function otherLinks({ id }: Props['areas'][number]): string[] {
  const root = `html[data-area="${id}"]`
  return [`${root} [data-areas]:not([data-areas~="${id}"])`, `${root} [data-except~="${id}"]`]
}
