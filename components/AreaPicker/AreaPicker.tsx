import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import field from '@/components/Field/Field.module.css'
import styles from './AreaPicker.module.css'

interface AreaChoice {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly groups: readonly { readonly id: string; readonly name: string }[]
}

interface Props {
  readonly areas: readonly AreaChoice[]
  /** True to list links to the groups for readers without JavaScript. */
  readonly withLinks?: boolean
}

/**
 * Lets readers choose the place where they vote, to see only the races on their ballot. The script that must follow it
 * applies the choice.
 */
export function AreaPicker({ areas, withLinks = false }: Props) {
  const { races: text } = phrases
  return (
    <div className={styles.picker} data-screen-only>
      <div className={styles.choice}>
        <label className={field.label} htmlFor="area.choice">
          {text.chooseArea}
        </label>
        <div className={styles.row}>
          <select id="area.choice" className={`${field.control} ${styles.select}`} data-area-select autoComplete="off">
            <option value="">{text.allAreas}</option>
            {areas.map(({ id, name, count }) => (
              <option key={id} value={id} data-count={count}>
                {name}
              </option>
            ))}
          </select>
          <ShowAllRaces />
        </div>
        <p
          className={field.status}
          data-note
          aria-live="polite"
          data-area-status={text.areaBallot}
          suppressHydrationWarning
        >
          {/* Not omitted, so that React keeps the text of the script when it hydrates the page. */ ''}
        </p>
      </div>
      {withLinks ? (
        <details className={styles.links}>
          <summary>{text.chooseAreaHelp}</summary>
          <ul data-list>
            {areas.map(({ id, name, groups }) => (
              <li key={id}>
                {name}
                <ul data-list>
                  {groups.map((group) => (
                    <li key={group.id}>
                      <a href={href(paths.group(group.id))}>{group.name}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

/** Button that shows the races of every area again. Hidden until an area is chosen. */
export function ShowAllRaces() {
  return (
    <button type="button" className={`${field.control} ${styles.all}`} data-all-areas>
      {phrases.races.showAllRaces}
    </button>
  )
}

interface StyleProps {
  readonly areas: readonly { readonly id: string; readonly groups: readonly string[] }[]
  /** Kind of elements on the page that depend on the area. */
  readonly part: 'contests' | 'links'
}

/**
 * Hides contests and links that do not belong to the chosen area: contests with `data-group` of another group, and
 * links with `data-areas` that lists other areas or with `data-except` that lists the area. Takes effect once the
 * script sets `data-area` on the root element.
 */
export function AreaStyle({ areas, part }: StyleProps) {
  const withoutChoice = ['html:not([data-area]) [data-areas]', 'html[data-area=""] [data-areas]']
  const ofAreas = areas.flatMap(({ id, groups }) => {
    const root = `html[data-area="${id}"]`
    if (part === 'contests')
      return `${root} [data-group]${groups.map((each) => `:not([data-group="${each}"])`).join('')}`
    return [`${root} [data-areas]:not([data-areas~="${id}"])`, `${root} [data-except~="${id}"]`]
  })
  const selectors = part === 'contests' ? ofAreas : [...withoutChoice, ...ofAreas]
  return (
    // HTML allows no style element in the body. React moves one that has href and precedence to the head.
    <style href={`areas-${part}`} precedence="next">{`${selectors.join(',')}{display:none}`}</style>
  )
}
