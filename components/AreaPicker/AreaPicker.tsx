import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import field from '@/components/Field/Field.module.css'
import { ShowAllRaces } from './ShowAllRaces'
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
        <p className={field.status} aria-live="polite" data-area-status={text.areaBallot} suppressHydrationWarning>
          {/* Not omitted, so that React keeps the text of the script when it hydrates the page. */ ''}
        </p>
      </div>
      {withLinks ? (
        <details className={styles.links}>
          <summary>{text.chooseAreaHelp}</summary>
          <ul>
            {areas.map(({ id, name, groups }) => (
              <li key={id}>
                {name}
                <ul>
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
