import type { ElectionState } from '@/desk/editor/api'
import { readStoredDrafts } from '../state/draftStorage'
import { useEditorContext } from '../fields/context'
import { Button, SmallButton } from '../fields/Button'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

/** Every election, to open one, or to choose the one that the site shows. */
export function ElectionsPage() {
  const { editor } = useEditorContext()
  const { election } = editor.state
  const open = async (folder: string) => {
    if (await editor.openElection(folder)) location.assign('#')
  }
  return (
    <>
      <h1>Elections</h1>
      {(election?.elections.length ?? 0) > 1 && <p>The site shows one election at a time.</p>}
      <ul className={styles.findings}>
        {election?.elections.map(({ folder, title }, _index, { length }) => (
          <li key={folder}>
            <Button aria-describedby={`election-${folder}`} onClick={() => void open(folder)}>
              {title || folder}
            </Button>
            <p id={`election-${folder}`} className={fields.help}>
              {listNotes(folder, election).join(', ')}
            </p>
            {length > 1 && folder !== election.current && (
              <SmallButton
                aria-label={`Show on the site: ${title || folder}`}
                onClick={() => void editor.showOnSite({ folder, title })}
              >
                Show on the site
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href="#/newElection">New election</a>
      </p>
    </>
  )
}

function listNotes(folder: string, election: ElectionState): readonly string[] {
  const hasDrafts = Object.keys(readStoredDrafts(folder)).length > 0
  const { title } = election.elections.find((each) => each.folder === folder) ?? {}
  const isNamesake = election.elections.filter((each) => each.title === title).length > 1
  return [
    isNamesake && title ? folder : '',
    folder === election.current ? 'shown on the site' : '',
    folder === election.folder ? 'open now' : '',
    hasDrafts ? 'with changes that are not saved' : '',
  ].filter(Boolean)
}
