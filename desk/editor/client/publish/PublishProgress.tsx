import { useEditorContext } from '../fields/context'
import { findPreviewPage, findRoute } from '../state/route'
import styles from './Publish.module.css'
import fields from '../fields/Fields.module.css'
import ovals from '../views/Marks.module.css'
import stepStyles from './Steps.module.css'

export function PublishProgress() {
  const { electionFile, forms, publishing } = useEditorContext()
  const { progress, isSending, isCodeNew, sent } = publishing
  const { state = 'checking', message, link, site } = progress ?? {}
  const isLive = state === 'live' && !isSending
  const [first] = sent
  const route = first && findRoute(forms, first.file, first.path)
  const page = route ? findPreviewPage(route, electionFile) : ''
  return (
    <div className={styles.footer}>
      <Steps
        done={isSending ? 1 : isLive ? 4 : 2}
        current={state === 'failed' || state === 'unknown' ? state : 'now'}
      />
      <div className={styles.box} aria-live="polite">
        {isLive && <h3>{sent.length > 0 ? 'Your changes are live' : 'The site has everything'}</h3>}
        {state === 'failed' && <h3>Nothing changed on the site</h3>}
        {!isLive && <p>{isSending ? 'Sending to the site.' : (message ?? 'Reading the progress.')}</p>}
        {isLive && site !== undefined && (
          <Link address={`${site}${page}`}>{sent.length > 0 ? 'See them on the site' : 'Open the site'}</Link>
        )}
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

const names = ['Saved', 'Sent', 'Checked', 'Live'] as const

interface StepsProps {
  readonly done: number
  /** State of the step after them. */
  readonly current: 'now' | 'failed' | 'unknown'
}

function Steps({ done, current }: StepsProps) {
  return (
    <ol className={stepStyles.steps}>
      {names.map((name, index) => {
        const state = index < done ? 'done' : index > done || current === 'unknown' ? 'next' : current
        return (
          <li key={name} className={stepStyles[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <svg className={ovals.oval} viewBox="0 0 48 32" aria-hidden="true">
              <ellipse cx="24" cy="16" rx="21" ry="13" />
              {state === 'failed' && <path d="M17 9l14 14M31 9L17 23" />}
            </svg>
            {name}
            <span className={fields.hidden}>{state === 'next' ? '' : `: ${state}`}</span>
          </li>
        )
      })}
    </ol>
  )
}
