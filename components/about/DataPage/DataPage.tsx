import { phrases } from '@/lib/locale/phrases'
import { fileHref, href, paths } from '@/lib/paths'
import { Rules } from '@/components/about/AboutPage/AboutPage'
import { ContactLink } from '@/components/parts/ContactLink/ContactLink'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import styles from './DataPage.module.css'
import { spaceAfter } from '@/lib/locale/sentences'

interface DownloadableFile {
  readonly name: string
  /** Path without the base path. */
  readonly path: string
  readonly description?: string
  /** Names of the columns or of the fields at the top. Omitted if they are not worth listing. */
  readonly names?: readonly string[]
}

interface Props {
  readonly version: string
  readonly tables: readonly DownloadableFile[]
  readonly documents: readonly DownloadableFile[]
  readonly contact?: string
  readonly license?: { readonly name: string; readonly url: string }
}

export function DataPage({ version, tables, documents, contact, license }: Props) {
  const text = phrases.data
  return (
    <>
      <h1>{text.title}</h1>
      <p data-lead>{text.lead}</p>
      <FileList heading={text.tables} note={text.tablesNote} namesLabel={text.columns} files={tables} />
      <FileList heading={text.documents} note={text.documentsNote} namesLabel={text.fields} files={documents} />
      <div className={styles.sections}>
        <section className={styles.section}>
          <h2>{text.reading}</h2>
          <Rules items={text.rules} />
          <p>{text.version({ version })}</p>
        </section>
        <section className={styles.section}>
          <h2>{text.license}</h2>
          <p>
            {text.code}
            {spaceAfter(text.code)}
            {license ? (
              <Phrase text={text.licensed} parts={{ license: <a href={license.url}>{license.name}</a> }} />
            ) : (
              text.noLicense
            )}{' '}
            {text.others}
          </p>
          <p>{text.attribution}</p>
          {contact ? (
            <p>
              <Phrase text={text.ask} parts={{ contact: <ContactLink contact={contact} /> }} />
            </p>
          ) : null}
          <p>
            <Phrase
              text={text.changes}
              parts={{ corrections: <a href={href(paths.corrections)}>{text.corrections}</a> }}
            />
          </p>
        </section>
      </div>
    </>
  )
}

interface ListProps {
  readonly heading: string
  readonly note: string
  /** Text in front of the names in a file. */
  readonly namesLabel: (values: { readonly names: string }) => string
  readonly files: readonly DownloadableFile[]
}

/** By the name of the file, with hyphens in place of dots. */
const descriptions: Readonly<Record<string, string>> = phrases.data.files

function FileList({ heading, note, namesLabel, files }: ListProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p data-note>{note}</p>
      </div>
      <dl className={styles.files}>
        {files.map(({ name, path, description = descriptions[name.replaceAll('.', '-')], names }) => (
          <div key={path}>
            <dt>
              <a href={fileHref(path)}>{name}</a>
            </dt>
            <dd>{description}</dd>
            {names ? (
              <dd data-note>
                <Phrase text={namesLabel} parts={{ names: <code>{names.join(', ')}</code> }} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
  )
}
