import { Fragment } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import type { ProfileAnswer } from '@/guide/ask/questionnaires'
import { AnswerText } from '@/components/compare/AnswersPage/AnswerText'
import { FactList, FactRow } from '@/components/parts/FactList/FactList'
import { Section } from '@/components/parts/Section/Section'
import styles from './Profile.module.css'

const text = phrases.answers

/** The section of a profile about questionnaires: what is known of the candidate, the answers, and the links to everyone's. */
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
      {answers.map(({ questionnaire: { id, name }, questions }) =>
        questions.length === 0 ? null : (
          <details key={id} className={styles.answers}>
            <summary>{text.ownAnswers({ name, count: questions.length })}</summary>
            {questions.map(({ question, path, ...answer }) => (
              <Fragment key={question.id}>
                <p>
                  <a href={href(path)}>
                    {question.number} {question.text}
                  </a>
                </p>
                <AnswerText {...answer} />
              </Fragment>
            ))}
          </details>
        ),
      )}
    </Section>
  )
}
