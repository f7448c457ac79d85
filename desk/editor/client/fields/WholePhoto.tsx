// An `<img>` has no frame.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { PointerEvent } from 'react'
import type { PhotoImage } from '@/desk/editor/api'
import type { findCropArea, PhotoFocus } from '@/lib/cropArea'
import styles from './Photo.module.css'

interface WholePhotoProps {
  readonly photo: PhotoImage
  readonly area: ReturnType<typeof findCropArea>
  /** The direction in which the user can move the crop. Undefined if it stays. */
  readonly direction: keyof PhotoFocus | undefined
  /** Called with the point under the pointer, in pixels of the photograph. */
  readonly onChoose: (point: { readonly x: number; readonly y: number }) => void
}

/** The whole photograph with a frame around the crop. The slider does the same for the keyboard. */
export function WholePhoto({ photo, area, direction, onChoose }: WholePhotoProps) {
  const { address, width, height } = photo
  const { left, top } = area
  const choose = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    // The second button of a mouse opens a menu.
    if (!direction || buttons !== 1) return
    const box = currentTarget.getBoundingClientRect()
    onChoose({ x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * height })
  }
  return (
    <svg
      className={direction && styles[direction]}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="The whole photograph, with a frame around the part that is published"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        choose(event)
      }}
      onPointerMove={choose}
    >
      <image href={address} width={width} height={height} />
      <path
        className={styles.outside}
        fillRule="evenodd"
        d={`M0 0h${width}v${height}h${-width}zM${left} ${top}h${area.width}v${area.height}h${-area.width}z`}
      />
      <rect className={styles.frame} x={left} y={top} width={area.width} height={area.height} />
    </svg>
  )
}
