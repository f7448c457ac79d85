import { useEffect, useState } from 'react'
import type { ElectionQuestion } from '@/desk/editor/api'
import { useEditorContext } from '../fields/context'
import { useKeptState } from '../state/useKeptState'
import { capitalize } from '../state/values'
import fields from '../fields/Fields.module.css'

/** The questions of `npm run new:election`. Creates the files of an election, which the editor then opens. */
export function NewElectionPage() {
  const { call, createElection } = useEditorContext().editor
  const [questions, setQuestions] = useState<readonly ElectionQuestion[]>([])
  const { value: answers, keep, clear } = useKeptState<Readonly<Record<string, string>>>('new-election', {})
  useEffect(() => {
    void call('GET /api/questions', undefined).then((result) => result.isOk && setQuestions(result.answer.questions))
  }, [call])
  const submit = async () => {
    if (!(await createElection(answers))) return
    clear()
    location.hash = ''
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h1>New election</h1>
      <p>This writes a folder with the first files. You can change everything but the name of the folder later.</p>
      {questions.map((question) => (
        <Answer
          key={question.name}
          question={question}
          value={answers[question.name] ?? question.chosen ?? ''}
          onChange={(answer) => keep({ ...answers, [question.name]: answer })}
        />
      ))}
      <p className={fields.buttons}>
        <button type="submit" className={fields.button}>
          Create the election
        </button>
      </p>
    </form>
  )
}

interface AnswerProps {
  readonly question: ElectionQuestion
  readonly value: string
  readonly onChange: (value: string) => void
}

function Answer({ question: { name, text, isRequired, choices }, value, onChange }: AnswerProps) {
  const { message } = useEditorContext().editor
  const problem = message?.problems?.find(({ path }) => path[0] === name)
  const id = `answer-${name}`
  const attributes = {
    id,
    className: fields.control,
    required: isRequired,
    'aria-describedby': `${id}-help`,
    'aria-invalid': problem !== undefined,
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  }
  return (
    <div className={fields.field}>
      <p className={fields.labelLine}>
        <label className={fields.label} htmlFor={id}>
          {capitalize(choices ? text : name.replaceAll('-', ' '))}
        </label>
        {isRequired && <span className={fields.required}>required</span>}
      </p>
      {choices ? (
        <select {...attributes}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...attributes} autoComplete="off" />
      )}
      <div id={`${id}-help`}>
        <p className={fields.help}>
          {choices
            ? 'You can change it later.'
            : `${capitalize(text)}.${isRequired ? '' : ' Leave empty for the usual answer.'}`}
        </p>
        {problem && (
          <p className={fields.problem}>
            Expected {problem.expected}; found {problem.found}.
          </p>
        )}
      </div>
    </div>
  )
}
