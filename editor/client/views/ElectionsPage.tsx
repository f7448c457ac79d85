import { readDrafts } from '../state/draftStorage'
import type { Editor } from '../state/useEditor'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

/** Every election, to open one. */
export function ElectionsPage({ editor }: { readonly editor: Editor }) {
  const { election } = editor.state
  const open = async (folder: string) => {
    if (await editor.openElection(folder)) location.hash = ''
  }
  return (
    <>
      <h1>Elections</h1>
      <ul className={styles.findings}>
        {election?.elections.map(({ folder, title }) => (
          <li key={folder}>
            <button
              type="button"
              className={fields.button}
              aria-describedby={`election-${folder}`}
              onClick={() => void open(folder)}
            >
              {title || folder}
            </button>
            <p id={`election-${folder}`} className={fields.help}>
              {[folder, ...listNotes(folder, folder === election.folder)].join(', ')}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href="#/newElection">New election</a>
      </p>
    </>
  )
}

function listNotes(folder: string, isOpen: boolean): readonly string[] {
  const hasDrafts = Object.keys(readDrafts(folder)).length > 0
  return [isOpen ? 'open now' : '', hasDrafts ? 'with changes that are not saved' : ''].filter(Boolean)
}
