import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Area } from '@/guide/fields/published'
import field from '@/components/Field/Field.module.css'
import styles from './AreaPicker.module.css'

interface Props {
  /** A single kind may have no name. */
  readonly kinds: readonly {
    readonly id?: string
    readonly name?: string
    readonly areas: readonly Pick<Area, 'id' | 'name'>[]
  }[]
  /** True if the candidate list finds the areas of an address. */
  readonly hasLookup?: boolean
}

const text = phrases.races

/**
 * Lets readers choose the place where they vote, or one area of each kind, to see only the races on their ballot. The script
 * that must follow it applies the choice.
 */
export function AreaPicker({ kinds, hasLookup = false }: Props) {
  return (
    <fieldset className={styles.picker} data-screen-only>
      <legend className={field.label}>{text.chooseArea}</legend>
      <div className={styles.row}>
        {kinds.map(({ id, name, areas }) => (
          <label key={id ?? ''} className={styles.kind}>
            {name}
            <select
              className={`${field.control} ${styles.select}`}
              aria-label={name === undefined ? text.chooseArea : undefined}
              data-area-select
              autoComplete="off"
            >
              <option value="">{name === undefined ? text.allAreas : text.noArea}</option>
              {areas.map((area) => (
                <option key={area.id} value={area.id}>
                  {area.name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p data-note>{hasLookup ? <a href={href(paths.candidates)}>{text.findByAddress}</a> : text.choiceStays}</p>
    </fieldset>
  )
}

/** Button that shows the races of every area again. */
export function ShowAllRaces() {
  return (
    <button type="button" className={field.control} data-all-areas>
      {text.showAllRaces}
    </button>
  )
}
