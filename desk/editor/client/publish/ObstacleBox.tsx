import type { Obstacle } from '@/desk/publish/obstacles'
import styles from './Publish.module.css'

export function ObstacleBox({ what, steps }: Obstacle) {
  return (
    <div className={styles.box}>
      <h3>{what}</h3>
      {steps.length > 0 && (
        <ol className={styles.todo}>
          {steps.map((step) => (
            <li key={step}>{linkAddresses(step)}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

function linkAddresses(text: string) {
  return text.split(/(https:\/\/\S*[^\s.,])/).map((part) =>
    part.startsWith('https://') ? (
      <a key={part} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
