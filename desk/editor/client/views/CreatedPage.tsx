import { useEditorContext } from '../fields/context'
import { Checklist } from './Checklist'

/** The end of a new election: what the guide still needs. */
export function CreatedPage() {
  const { election } = useEditorContext().editor.state
  return (
    <>
      <h1>{election?.title} has begun</h1>
      <p>
        Nothing goes on the site until you publish. The guide still needs the facts below. This list stays on the start
        page, and each line leads to its form.
      </p>
      <Checklist />
      <p>
        <a href="#/candidates">Add the candidates</a> or <a href="#/">go to the start page</a>
      </p>
    </>
  )
}
