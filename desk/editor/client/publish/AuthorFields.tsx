import type { Author } from '@/desk/publish/createCommit'
import fields from '../fields/Fields.module.css'
import styles from './Publish.module.css'

export const noAuthor: Author = { name: '', email: '' }

interface AuthorFieldsProps {
  readonly author: Author
  readonly onChange: (author: Author) => void
}

/** Asks for what Git does not know about the user. */
export function AuthorFields({ author, onChange }: AuthorFieldsProps) {
  return (
    <fieldset className={styles.author}>
      <legend>Who are you? Everyone can see this in the history of the guide.</legend>
      <label>
        <span className={fields.label}>Your name</span>
        <input
          className={fields.control}
          required
          autoComplete="name"
          value={author.name}
          onChange={({ target }) => onChange({ ...author, name: target.value })}
        />
      </label>
      <label>
        <span className={fields.label}>Your email address</span>
        <input
          className={fields.control}
          required
          type="email"
          autoComplete="email"
          value={author.email}
          onChange={({ target }) => onChange({ ...author, email: target.value })}
        />
      </label>
    </fieldset>
  )
}
