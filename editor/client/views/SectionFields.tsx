import type { GroupForm } from '../forms/form'
import type { Section } from '../forms/sections'
import { GroupFields } from '../fields/GroupField'
import styles from './Views.module.css'

interface SectionFieldsProps {
  readonly sections: readonly Section[]
  readonly form: GroupForm
  /** Value of the whole file. */
  readonly value: unknown
}

/** The fields of a page, in sections with headings. */
export function SectionFields({ sections, form, value }: SectionFieldsProps) {
  return sections.map(({ title, fields }) => (
    <section key={title} aria-label={title} className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <GroupFields path={[]} form={pickFields(form, fields)} value={value} />
    </section>
  ))
}

function pickFields(form: GroupForm, names: readonly string[]): GroupForm {
  return { kind: 'group', fields: names.flatMap((name) => form.fields.find((field) => field.name === name) ?? []) }
}
