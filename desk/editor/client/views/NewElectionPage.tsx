import { useEffect, useState } from 'react'
import type { Api, ElectionAnswers } from '@/desk/editor/api'
import { setAt, type Path } from '@/lib/values'
import { FileContext, instead, useEditorContext } from '../fields/context'
import { GroupFields } from '../fields/GroupField'
import { useKeptState } from '../state/useKeptState'
import { Button } from '../fields/Button'
import fields from '../fields/Fields.module.css'

/** The questions of `npm run new:election`. Creates the files of an election, which the editor then opens. */
export function NewElectionPage() {
  const { call, createElection } = useEditorContext().editor
  const [questions, setQuestions] = useState<Api['GET /api/questions']['answer']>()
  const { value: answers, keep, clear } = useKeptState<ElectionAnswers>('new-election', {})
  useEffect(() => {
    void call('GET /api/questions', undefined).then((result) => result.isOk && setQuestions(result.answer))
  }, [call])
  const edit = (path: Path, answer: unknown) => keep(setAt(answers, path, answer) as ElectionAnswers)
  const submit = async () => {
    if (!(await createElection(answers))) return
    clear()
    location.assign('#')
  }
  return (
    <form onSubmit={instead(() => void submit())}>
      <h1>New election</h1>
      <p>This writes a folder with the first files. You can change everything but the name of the folder later.</p>
      {questions && (
        <FileContext value={{ file: 'options', isStrict: true, edit }}>
          <GroupFields
            path={[]}
            form={{ kind: 'group', fields: questions.fields }}
            value={{ ...questions.answers, ...answers }}
          />
        </FileContext>
      )}
      <p className={fields.buttons}>
        <Button type="submit">Create the election</Button>
      </p>
    </form>
  )
}
