import { paths } from '@/lib/paths'
import { phrases } from '@/lib/locale/phrases'
import { describeGroup, describePerson, describeRules } from '@/lib/locale/sentences'
import { formatCount } from '@/lib/locale/numbers'
import { getOwn } from '@/lib/getOwn'
import type { Group, Question, Results } from '@/guide/fields/published'
import { Ballot, BallotColumn, BallotRow } from '@/components/Ballot/Ballot'
import { CollapsibleSources } from '@/components/SourceList/SourceList'

interface Props {
  readonly questions: readonly Question[]
  readonly groups: readonly Group[]
  readonly results?: Results
}

const text = phrases.questions

export function QuestionList({ questions, groups, results }: Props) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{text.listTitle}</h2>
      <Ballot>
        {questions.map((question) => {
          const group = groups.find(({ id, everyone }) => id === question.group && !everyone)
          const result = getOwn(results?.questions, question.id)
          const choices = [
            [text.yes, result?.yes],
            [text.no, result?.no],
          ] as const
          return (
            <BallotColumn
              key={question.id}
              id={`question.${question.id}`}
              level={3}
              title={nameQuestion(question)}
              path={paths.question(question.id)}
              instruction={result ? text.outcomes[result.outcome] : results ? text.notReported : text.yesOrNo}
              localGroup={group?.id}
              rows={choices.map(([choice, votes]) => (
                <BallotRow
                  key={choice}
                  name={<b>{choice}</b>}
                  aside={votes === undefined ? undefined : formatCount(votes)}
                />
              ))}
              notes={[
                describePerson(question),
                question.summary,
                ...describeRules(question),
                describeGroup(groups, question.group),
              ]}
            />
          )
        })}
      </Ballot>
      <CollapsibleSources sources={questions.flatMap(({ sources }) => sources)} />
    </section>
  )
}

/** Words about ballot questions. */

export type QuestionResult = NonNullable<Results['questions']>[string]

export function nameQuestion({ title, number }: Pick<Question, 'title' | 'number'>): string {
  return text.name(title, number)
}
