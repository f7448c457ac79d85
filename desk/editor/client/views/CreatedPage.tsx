import { useEditorContext } from '../fields/context'
import { Checklist } from './Checklist'

export function CreatedPage() {
  const { election } = useEditorContext().editor.state
  return (
    <>
      <h1>Your guide has begun</h1>
      <p>
        {election?.title} still needs the facts below. Each line leads to its form, and the list stays on the start
        page. Nothing goes on the site until you publish.
      </p>
      <Checklist />
      <p>
        <a href="#/candidates">Add the candidates</a> or <a href="#/">go to the start page</a>
      </p>
    </>
  )
}
