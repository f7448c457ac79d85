import type { UnpublishedChange } from '@/desk/editor/api'
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

/** Part of a string. `isChanged` if the other version does not have it. */
export interface Part {
  readonly text: string
  readonly isChanged: boolean
}

/** Splits two versions of a string where their first and last words are equal, and what is between them differs. */
export function markWords(before: string, after: string) {
  const [old, next] = [before, after].map((text) => text.split(/(\s+)/)) as [string[], string[]]
  const shorter = Math.min(old.length, next.length)
  let start = 0
  while (start < shorter && old[start] === next[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end++
  const split = (words: readonly string[]) =>
    [
      { text: words.slice(0, start).join(''), isChanged: false },
      { text: words.slice(start, words.length - end).join(''), isChanged: true },
      { text: words.slice(words.length - end).join(''), isChanged: false },
    ].filter(({ text }) => text !== '')
  return { before: split(old), after: split(next) }
}
