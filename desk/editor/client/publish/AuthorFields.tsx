import type { Author } from '@/desk/publish/createCommit'
import fields from '../fields/Fields.module.css'
import styles from './Publish.module.css'

export const noAuthor: Author = { name: '', email: '' }

interface AuthorFieldsProps {
  readonly author: Author
  readonly onChange: (author: Author) => void
}

export function AuthorFields({ author, onChange }: AuthorFieldsProps) {
  return (
    <fieldset className={styles.author}>
      <legend>Who are you? Everyone can see this in the history of the guide.</legend>
      {(['name', 'email'] as const).map((field) => (
        <label key={field}>
          <span className={fields.label}>{field === 'name' ? 'Your name' : 'Your email address'}</span>
          <input
            className={fields.control}
            required
            type={field === 'name' ? 'text' : 'email'}
            autoComplete={field}
            value={author[field]}
            onChange={({ target }) => onChange({ ...author, [field]: target.value })}
          />
        </label>
      ))}
    </fieldset>
  )
}
