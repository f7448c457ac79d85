import { useEditorContext } from '../fields/context'
import { getContent } from '../state/editorState'
import { findPreviewPage } from '../state/route'
import { Steps } from './Steps'
import styles from './Publish.module.css'

/** How far the changes are on their way to the site. */
export function PublishProgress() {
  const { editor, publishing } = useEditorContext()
  const { progress, isSending, isCodeNew, sent } = publishing
  const { state = 'checking', message, link, site } = progress ?? {}
  const isLive = state === 'live' && !isSending
  const page = sent ? findPreviewPage(sent, getContent(editor.state, 'election.yaml')) : ''
  return (
    <div className={styles.footer}>
      <Steps done={isSending ? 1 : isLive ? 4 : 2} hasFailed={state === 'failed'} />
      <div className={styles.box} aria-live="polite">
        {isLive && <h3>Your changes are live</h3>}
        {state === 'failed' && <h3>Nothing changed on the site</h3>}
        <p>{isSending ? 'Sending to the site.' : (message ?? 'Asking how far it is.')}</p>
        {isLive && site !== undefined && <Link address={`${site}${page}`}>See them on the site</Link>}
        {link && <Link address={link.address}>{link.label}</Link>}
        {isCodeNew && (
          <p>The program of the guide has been updated, too. Stop the editor, run npm ci, and start it again.</p>
        )}
      </div>
    </div>
  )
}

function Link({ address, children }: { readonly address: string; readonly children: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
