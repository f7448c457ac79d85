import styles from './InkOval.module.css'

interface Props {
  /** Position in the list, from 0. Neighbors get different strokes. */
  readonly index: number
  /** True if the ink spreads after it is drawn, which takes more bytes. */
  readonly isSpreading?: boolean
  /** Printed in the oval. */
  readonly number?: number
}

/** Strokes of the pen, each one line across the oval. They may cross its line by two units. */
const strokes = [
  'M6 14l2 9 8-17-2 20 11-23-3 23 11-21-2 18 8-12',
  'M6 12l2 12 7-18 0 20 10-22-3 22 11-20-2 18 9-14',
  'M7 11l0 13 9-18-3 20 11-23-2 22 10-20-1 18 8-11',
  'M5 15l3 8 7-16-1 19 10-22-4 23 12-22-3 19 9-13',
] as const

/** Fills with ink once the checkbox before it or before its label is checked. Decorative only. */
export function InkOval({ index, isSpreading = false, number }: Props) {
  return (
    <svg
      className={isSpreading ? `${styles.oval} ${styles.spreading}` : styles.oval}
      // Without styles, the oval is an outline of this size without ink.
      width="48"
      height="32"
      viewBox="0 0 48 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <ellipse cx="24" cy="16" rx="21" ry="13" />
      {number === undefined ? null : (
        <text x="24" y="21" textAnchor="middle" fontSize="14" fill="currentColor" stroke="none">
          {number}
        </text>
      )}
      {/* The gap is longer than the path, so that no end of the line shows before it is drawn. */}
      <path
        className={styles.ink}
        pathLength="1"
        strokeDasharray="1 2"
        strokeDashoffset="1.1"
        d={strokes[index % strokes.length]}
      />
    </svg>
  )
}
