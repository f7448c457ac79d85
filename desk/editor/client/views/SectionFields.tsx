import type { GroupForm } from '../forms/form'
import type { Section } from '../forms/sections'
import { GroupFields } from '../fields/GroupField'
import { PlaceContext } from '../fields/PlaceContext'
import fieldStyles from '../fields/Fields.module.css'
import styles from './Views.module.css'

interface SectionFieldsProps {
  readonly sections: readonly Section[]
  readonly form: GroupForm
  /** Value of the whole file. */
  readonly value: unknown
}

/** The fields of a page, in sections with headings. A section without a title is a group with its own heading. */
export function SectionFields({ sections, form, value }: SectionFieldsProps) {
  return sections.map(({ title, fields }) => (
    <section key={fields[0]} aria-label={title} className={styles.section}>
      {title !== undefined && <h2 className={fieldStyles.heading}>{title}</h2>}
      <PlaceContext value={title === undefined ? 'page' : 'section'}>
        <GroupFields path={[]} form={pickFields(form, fields)} value={value} />
      </PlaceContext>
    </section>
  ))
}

/** Returns a group with some of its fields. */
export function pickFields(form: GroupForm, names: readonly string[]): GroupForm {
  return { kind: 'group', fields: names.flatMap((name) => form.fields.find((field) => field.name === name) ?? []) }
}
