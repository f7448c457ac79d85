import type { GroupForm } from '@/guide/fields/forms'
import { PlaceContext } from '../fields/context'
import { GroupFields } from '../fields/GroupField'
import fieldStyles from '../fields/Fields.module.css'
import styles from './Views.module.css'

interface SectionFieldsProps {
  readonly sections: readonly string[]
  readonly form: GroupForm
  readonly value: unknown
}

/** The fields of a page, in sections with headings. A field that is a section of its own has its own heading. */
export function SectionFields({ sections, form, value }: SectionFieldsProps) {
  return sections.map((title) => {
    const fields = form.fields.filter(({ section, isGenerated }) => section === title && !isGenerated)
    const hasHeading = fields.length === 1 && fields[0]?.label === title
    return (
      <section key={title} aria-label={hasHeading ? undefined : title} className={styles.section}>
        {!hasHeading && <h2 className={fieldStyles.heading}>{title}</h2>}
        <PlaceContext value={hasHeading ? 'page' : 'section'}>
          <GroupFields path={[]} form={{ kind: 'group', fields }} value={value} />
        </PlaceContext>
      </section>
    )
  })
}
