interface Props {
  readonly areas: readonly { readonly id: string; readonly groups: readonly string[] }[]
}

/**
 * Hides what is not on the ballot of the chosen area: elements with `data-group` of another group, elements with
 * `data-areas` that lists other areas, and elements with `data-except` that lists the area. Takes effect once the script
 * sets `data-area` on the root element. Renders a `<style>` in the head.
 */
export function AreaStyle({ areas }: Props) {
  const hidden = areas.flatMap(({ id, groups }) => {
    const root = `html[data-area="${id}"]`
    const others = groups.map((group) => `:not([data-group="${group}"])`).join('')
    return [
      `${root} [data-group]${others}`,
      `${root} [data-areas]:not([data-areas~="${id}"])`,
      `${root} [data-except~="${id}"]`,
    ]
  })
  const withoutChoice = ['html:not([data-area]) [data-areas]', 'html[data-area=""] [data-areas]']
  return (
    // HTML allows no style element in the body. React moves one that has href and precedence to the head.
    <style href="areas" precedence="next">{`${[...withoutChoice, ...hidden].join(',')}{display:none}`}</style>
  )
}
