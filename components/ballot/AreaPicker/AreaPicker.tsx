import { phrases } from '@/lib/locale/phrases'
import type { AreaKind } from '@/guide/ask/races'
import field from '@/components/page/Theme/Field.module.css'
import styles from './AreaPicker.module.css'

interface Props {
  /** A single kind may have no name. */
  readonly kinds: readonly AreaKind[]
}

const text = phrases.races

/** Lets readers choose one area of each kind. The script that must follow it applies the choice. */
export function AreaPicker({ kinds }: Props) {
  return (
    <fieldset className={styles.picker} data-screen>
      <legend className={field.label}>{text.chooseArea}</legend>
      {kinds.map(({ id, name, areas }) => (
        <label key={id ?? ''}>
          {name}
          <select className={field.control} aria-label={name === undefined ? text.chooseArea : undefined}>
            <option value="">{name === undefined ? text.allAreas : text.noArea}</option>
            {areas.map((area) => (
              <option key={area.id} value={area.id}>
                {area.name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
