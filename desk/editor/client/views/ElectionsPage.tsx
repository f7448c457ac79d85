import type { ElectionState, ElectionSummary } from '@/desk/editor/api'
import type { SitePlace } from '@/desk/new/changeSite'
import { readStoredDrafts } from '../state/draftStorage'
import { nameElection } from '../state/nameElection'
import { useEditorContext } from '../fields/context'
import { Button, SmallButton } from '../fields/Button'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

export default function ElectionsPage() {
  const { editor } = useEditorContext()
  const { election } = editor.state
  const open = async (folder: string) => {
    if (await editor.openElection(folder)) location.assign('#')
  }
  const shown = election?.elections.find(({ folder }) => folder === election.current)
  return (
    <>
      <h1>Elections</h1>
      {(election?.elections.length ?? 0) > 1 && <SiteHelp date={shown?.date} />}
      <ul className={styles.findings}>
        {election?.elections.map((each, _index, { length }) => (
          <li key={each.folder}>
            <Button aria-describedby={`election-${each.folder}`} onClick={() => void open(each.folder)}>
              {nameElection(each, election.elections)}
            </Button>
            <p id={`election-${each.folder}`} className={fields.help}>
              {listNotes(each, election).join(', ')}
            </p>
            {length > 1 && each.folder !== election.current && <PlaceButtons election={each} />}
          </li>
        ))}
      </ul>
      <p>
        <a href="#/newElection">New election</a>
      </p>
    </>
  )
}

function SiteHelp({ date = '2025-11-04' }: { readonly date: string | undefined }) {
  return (
    <>
      <p>The site shows one election at a time. The others can stay in its archive.</p>
      <p className={fields.help}>
        When you show another election, the current one goes to the archive. Its pages move to an address with its date,
        like /{date}/candidates/. Links to the old addresses lead there, unless the new election has a page at the same
        address.
      </p>
    </>
  )
}

function PlaceButtons({ election }: { readonly election: ElectionSummary }) {
  const { editor } = useEditorContext()
  const renderButton = (label: string, place: SitePlace) => (
    <SmallButton
      aria-label={`${label}: ${nameElection(election, editor.state.election?.elections ?? [])}`}
      onClick={() => void editor.placeOnSite(election, place)}
    >
      {label}
    </SmallButton>
  )
  return (
    <>
      {renderButton('Show on the site', 'current')}{' '}
      {election.isArchived
        ? renderButton('Remove from the archive', 'none')
        : renderButton('Add to the archive', 'archive')}
    </>
  )
}

function listNotes({ folder, date, isArchived }: ElectionSummary, election: ElectionState): readonly string[] {
  const hasDrafts = Object.keys(readStoredDrafts(folder)).length > 0
  const isShown = folder === election.current
  return [
    isShown ? 'shown on the site' : isArchived ? `in the archive: /${date}/` : 'not on the site',
    folder === election.folder ? 'open now' : '',
    hasDrafts ? 'with changes that are not saved' : '',
  ].filter(Boolean)
}
