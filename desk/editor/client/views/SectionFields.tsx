import type { FieldForm, GroupForm } from '@/guide/fields/forms'
import { getAt, isEqual } from '@/lib/values'
import { PlaceContext, useEditorContext, useFile, useShownProblems } from '../fields/context'
import { GroupFields } from '../fields/GroupField'
import { Count } from '../fields/Messages'
import { findFile } from '../state/editorState'
import { useKeptState } from '../state/useKeptState'
import { describeFields } from '../state/values'
import fieldStyles from '../fields/Fields.module.css'
import styles from './Views.module.css'

/** Sections of a long form that are open at first. */
const openAtFirst = 2

interface SectionFieldsProps {
  readonly sections: readonly string[]
  readonly form: GroupForm
  readonly value: unknown
}

/** If there are several sections, each can be collapsed. */
export function SectionFields({ sections, form, value }: SectionFieldsProps) {
  const { value: open, keep } = useKeptState<Readonly<Record<string, boolean>>>('open-sections', {})
  return sections.map((title, index) => {
    const fields = form.fields.filter(({ section, isGenerated }) => section === title && !isGenerated)
    // A field that is a section of its own needs no other label.
    const hasHeading = fields.length === 1 && fields[0]?.label === title
    const isOpen = open[title] ?? index < openAtFirst
    const content = (
      <PlaceContext value={hasHeading ? 'page' : 'section'}>
        <GroupFields path={[]} form={{ kind: 'group', fields }} value={value} />
      </PlaceContext>
    )
    return (
      <section key={title} aria-label={title} className={styles.section}>
        {sections.length === 1 ? (
          <>
            <h2 className={fieldStyles.heading}>{title}</h2>
            {content}
          </>
        ) : (
          <details
            open={isOpen}
            // Browsers also open it to find text on the page.
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== isOpen) keep({ ...open, [title]: currentTarget.open })
            }}
          >
            <SectionSummary title={title} fields={fields} value={value} />
            {content}
          </details>
        )}
      </section>
    )
  })
}

interface SectionSummaryProps {
  readonly title: string
  readonly fields: readonly FieldForm[]
  readonly value: unknown
}

function SectionSummary({ title, fields, value }: SectionSummaryProps) {
  const { state } = useEditorContext().editor
  const { file } = useFile()
  const names = new Set(fields.map(({ name }) => name))
  const { shown } = useShownProblems([], ([name]) => names.has(String(name)))
  const saved = findFile(state.election, file).value
  const isChanged = fields.some(({ name }) => !isEqual(getAt(value, [name]), getAt(saved, [name])))
  return (
    <summary className={styles.sectionSummary}>
      <h2>{title}</h2>
      <span className={`${fieldStyles.help} ${styles.sectionContent}`}>{describeFields(fields, value) || 'Empty'}</span>
      {isChanged && <span className={fieldStyles.count}>not saved</span>}
      <Count {...shown} />
    </summary>
  )
}
