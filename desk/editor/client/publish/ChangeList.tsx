import type { UnpublishedChange } from '@/desk/editor/api'
import { markWords, type Part } from './markWords'
import fields from '../fields/Fields.module.css'
import styles from './Publish.module.css'

export function ChangeList({ changes }: { readonly changes: readonly UnpublishedChange[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <Change key={JSON.stringify([change.file, change.path, change.label])} {...change} />
      ))}
    </ul>
  )
}

function Change({ label, before = '', after = '' }: UnpublishedChange) {
  const [page = '', ...field] = label.split(': ')
  const parts = markWords(before, after)
  return (
    <li>
      <h3>
        {page}
        {field.length > 0 && (
          <>
            {' · '}
            <b>{field.join(': ')}</b>
          </>
        )}
      </h3>
      {(before !== '' || after !== '') && (
        <dl>
          <div>
            <dt>Before</dt>
            <dd>
              {before === '' ? <span className={fields.help}>Nothing</span> : <Marked as="del" parts={parts.before} />}
            </dd>
          </div>
          <div>
            <dt>Now</dt>
            <dd>
              {after === '' ? <span className={fields.help}>Nothing</span> : <Marked as="ins" parts={parts.after} />}
            </dd>
          </div>
        </dl>
      )}
    </li>
  )
}

function Marked({ as: Mark, parts }: { readonly as: 'del' | 'ins'; readonly parts: readonly Part[] }) {
  return parts.map(({ text, isChanged }) =>
    isChanged ? <Mark key={`changed ${text}`}>{text}</Mark> : <span key={text}>{text}</span>,
  )
}
