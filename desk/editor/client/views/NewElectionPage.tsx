import { useEffect, useState } from 'react'
import type { ElectionQuestion } from '@/desk/editor/api'
import { capitalize } from '../state/capitalize'
import type { Editor } from '../state/useEditor'
import { useKeptState } from '../state/useKeptState'
import { Input } from './Input'
import fields from '../fields/Fields.module.css'

/** The questions of `npm run new:election`. Creates the files of an election, which the editor then opens. */
export function NewElectionPage({ editor }: { readonly editor: Editor }) {
  const { call, createElection, message } = editor
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
  const findProblem = (name: string) => message?.problems?.find(({ path }) => path[0] === name)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h1>New election</h1>
      <p>This writes a folder with the first files. You can change everything but the name of the folder later.</p>
      {questions.map(({ name, text, isRequired, choices, chosen = '' }) => {
        const problem = findProblem(name)
        return (
          <Input
            key={name}
            id={`answer-${name}`}
            label={capitalize(choices ? text : name.replaceAll('-', ' '))}
            help={choices ? 'You can change it later.' : describeAnswer(text, isRequired)}
            problem={problem && `Expected ${problem.expected}; found ${problem.found}.`}
            value={answers[name] ?? chosen}
            choices={choices}
            isRequired={isRequired}
            onChange={(answer) => keep({ ...answers, [name]: answer })}
          />
        )
      })}
      <p className={fields.buttons}>
        <button type="submit" className={fields.button}>
          Create the election
        </button>
      </p>
    </form>
  )
}

function describeAnswer(text: string, isRequired: boolean): string {
  return `${capitalize(text)}.${isRequired ? '' : ' Leave empty for the usual answer.'}`
}
