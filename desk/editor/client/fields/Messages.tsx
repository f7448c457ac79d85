import type { FieldProblem, Report } from '@/desk/editor/api'
import { countNoun } from '@/lib/problems'
import styles from './Fields.module.css'

type FoundProps = Pick<Report, 'problems' | 'warnings'>

export function Messages({ id, problems, warnings }: FoundProps & { readonly id: string }) {
  return (
    <div id={id}>
      {problems.map((problem) => (
        <Message key={JSON.stringify(problem)} kind="Problem" problem={problem} />
      ))}
      {warnings.map((warning) => (
        <Message key={JSON.stringify(warning)} kind="Warning" problem={warning} />
      ))}
    </div>
  )
}

interface MessageProps {
  readonly kind: 'Problem' | 'Warning'
  readonly problem: FieldProblem
}

export function Message({ kind, problem: { message } }: MessageProps) {
  return (
    <p className={kind === 'Problem' ? styles.problem : styles.warning}>
      <strong>{kind}:</strong> {message}
    </p>
  )
}

export function Count({ problems, warnings }: FoundProps) {
  const [found, noun] = problems.length > 0 ? [problems, 'problem'] : [warnings, 'warning']
  return found.length > 0 && <span className={styles.count}>{countNoun(found.length, noun)}</span>
}
