import { useEditorContext } from '../fields/context'
import { formatRoute } from '../state/route'
import { listStartTasks, type StartTask } from '../state/startTasks'
import { Checklist } from './Checklist'
import { StateOval, stateNames } from './StateOval'
import fields from '../fields/Fields.module.css'
import ovals from './Marks.module.css'
import styles from './Start.module.css'

export function StartPage() {
  const { editor, marks } = useEditorContext()
  return (
    <div className={styles.start}>
      <div className={styles.columns}>
        <section aria-labelledby="tasks">
          <h1 id="tasks">What do you want to do?</h1>
          <ul className={styles.tasks}>
            {listStartTasks(editor.state, marks, editor.report).map((task) => (
              <li key={task.verb}>
                <TaskLink {...task} />
              </li>
            ))}
          </ul>
          <ul className={styles.key} aria-label="What the ovals mean">
            {(['notSaved', 'notPublished', 'published'] as const).map((state) => (
              <li key={state}>
                <StateOval state={state} />
                {stateNames[state]}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="checklist" className={styles.aside}>
          <h2 id="checklist" className={fields.heading}>
            Is the guide complete?
          </h2>
          <Checklist />
        </section>
      </div>
    </div>
  )
}

function TaskLink({ verb, object, route, state, news, facts, list }: StartTask) {
  const { editor, publishing } = useEditorContext()
  const begin = () => list && editor.edit('election.yaml', list.path, list.value)
  const content = (
    <>
      {route?.page === 'tasks' ? <Lines /> : <StateOval state={state} />}
      <strong>
        {verb} <b>{object}</b>
      </strong>
      <span>
        {news && <em>{news} </em>}
        {facts}
      </span>
    </>
  )
  return route ? (
    <a className={styles.task} href={formatRoute(route)} onClick={begin}>
      {content}
    </a>
  ) : (
    <button type="button" className={styles.task} aria-haspopup="dialog" onClick={publishing.open}>
      {content}
    </button>
  )
}

function Lines() {
  return (
    <svg className={ovals.oval} viewBox="0 0 48 32" aria-hidden="true">
      <path d="M6 8h36M6 16h36M6 24h20" />
    </svg>
  )
}
