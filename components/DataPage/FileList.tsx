import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import { Phrase } from '@/components/Phrase/Phrase'
import type { DownloadableFile } from './DataPage'
import styles from './DataPage.module.css'

interface Props {
  readonly heading: string
  readonly note: string
  /** Text in front of the names in a file, with the placeholder `{names}`. */
  readonly namesLabel: string
  readonly files: readonly DownloadableFile[]
}

export function FileList({ heading, note, namesLabel, files }: Props) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p>{note}</p>
      </div>
      <dl className={styles.files}>
        {files.map(({ name, path, description = phrases.data.files[name], names }) => (
          <div key={path}>
            <dt>
              <a href={href(path)}>{name}</a>
            </dt>
            <dd>{description}</dd>
            {names ? (
              <dd className={styles.names}>
                <Phrase text={namesLabel} parts={{ names: <code>{names.join(', ')}</code> }} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
  )
}
