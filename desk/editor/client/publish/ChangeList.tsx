import type { UnpublishedChange } from '@/desk/editor/api'
import { countEqualEnds } from '../state/conflict'
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
          <Version name="Before" mark="del" parts={parts.before} />
          <Version name="Now" mark="ins" parts={parts.after} />
        </dl>
      )}
    </li>
  )
}

interface VersionProps {
  readonly name: string
  readonly mark: 'del' | 'ins'
  readonly parts: readonly Part[]
}

function Version({ name, mark: Mark, parts }: VersionProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {parts.length === 0 && <span className={fields.help}>Nothing</span>}
        {parts.map(({ text, isChanged }) =>
          isChanged ? <Mark key={`changed ${text}`}>{text}</Mark> : <span key={text}>{text}</span>,
        )}
      </dd>
    </div>
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
  const { start, end } = countEqualEnds(old, next)
  const split = (words: readonly string[]) =>
    [
      { text: words.slice(0, start).join(''), isChanged: false },
      { text: words.slice(start, words.length - end).join(''), isChanged: true },
      { text: words.slice(words.length - end).join(''), isChanged: false },
    ].filter(({ text }) => text !== '')
  return { before: split(old), after: split(next) }
}
