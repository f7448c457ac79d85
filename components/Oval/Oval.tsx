import styles from './Oval.module.css'

interface Props {
  /** How many stand in a row. */
  readonly count?: number
}

/**
 * The oval that a voter fills on the ballot: the site's one ornament, which says nothing that words do not. Empty,
 * unless what it stands in sets `--oval-fill`. Renders an `<svg>`.
 */
export function Oval({ count = 1 }: Props) {
  const width = 48 * count - 8
  return (
    <svg
      className={styles.oval}
      viewBox={`0 0 ${width} 26`}
      width={width}
      height={26}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: count }, (_, index) => (
        <ellipse key={index} cx={48 * index + 20} cy={13} rx={18} ry={11} />
      ))}
    </svg>
  )
}
