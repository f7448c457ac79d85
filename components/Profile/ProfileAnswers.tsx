import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import type { ProfileAnswer } from '@/guide/ask/views/answers'
import { FactList, FactRow } from '@/components/FactList/FactList'
import { Section } from '@/components/Section/Section'

const text = phrases.answers

/** The section of a profile about questionnaires: each with what is known of the candidate, and the link to all answers. */
export function ProfileAnswers({ answers }: { readonly answers: readonly ProfileAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <Section id="answers" heading={text.title}>
      <FactList layout="rows">
        {answers.map(({ questionnaire: { id, name }, path, status }) => (
          <FactRow key={id} label={<a href={href(path)}>{name}</a>}>
            {text.statuses[status]}
          </FactRow>
        ))}
      </FactList>
    </Section>
  )
}
