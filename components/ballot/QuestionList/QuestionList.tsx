import { paths } from '@/lib/paths'
import { countAnswers, describeOutcome } from '@/guide/words/answers'
import { phrases } from '@/lib/locale/phrases'
import { describeGroup, describePerson, describeRules } from '@/guide/words/descriptions'
import { getOwn } from '@/lib/values'
import type { Group, Question, Results } from '@/guide/fields/published'
import { Ballot, BallotColumn, BallotRow } from '@/components/parts/Ballot/Ballot'
import { CollapsibleSources } from '@/components/parts/SourceList/SourceList'

interface Props {
  readonly questions: readonly Question[]
  readonly groups: readonly Group[]
  readonly results?: Results
  /** Like those of the races, the percentages would exceed the budget of other pages than the results. */
  readonly hasShares?: boolean
}

const text = phrases.questions

export function QuestionList({ questions, groups, results, hasShares = false }: Props) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{text.listTitle}</h2>
      <Ballot>
        {questions.map((question) => {
          const group = groups.find(({ id, everyone }) => id === question.group && !everyone)
          const result = getOwn(results?.questions, question.id)
          const instruction = question.answers ? text.oneAnswer : text.yesOrNo
          return (
            <BallotColumn
              key={question.id}
              id={`question.${question.id}`}
              level={3}
              title={nameQuestion(question)}
              path={paths.question(question.id)}
              instruction={result ? describeOutcome(question, result) : results ? text.notReported : instruction}
              localGroup={group?.id}
              rows={countAnswers(question, result, hasShares).answers.map(({ id, label, shown }) => (
                <BallotRow key={id} name={<b>{label}</b>} aside={shown} />
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

export function nameQuestion({ title, number }: Pick<Question, 'title' | 'number'>): string {
  return text.name({ title, number })
}
