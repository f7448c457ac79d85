import type { KeyboardEvent, Ref } from 'react'
import { resolveFocus, type PhotoFocus } from '@/lib/cropArea'
import photos from './Photo.module.css'
import styles from './Fields.module.css'

interface CropSliderProps {
  readonly id: string
  readonly ref: Ref<HTMLInputElement>
  readonly direction: keyof PhotoFocus
  readonly focus: PhotoFocus
  readonly onMove: (focus: PhotoFocus) => void
}

const words = {
  horizontal: { label: 'Left to right', start: 'from the left', up: 1 },
  // The frame follows the arrow, although the number gets smaller.
  vertical: { label: 'Top to bottom', start: 'from the top', up: -1 },
} as const

/** Moves the crop with the keyboard: arrows by 1%, and with Shift by 10%. */
export function CropSlider({ id, ref, direction, focus, onMove }: CropSliderProps) {
  const percent = resolveFocus(focus)[direction]
  const { label, start, up } = words[direction]
  const move = (next: number) => onMove({ [direction]: Math.min(100, Math.max(0, next)) })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: up, ArrowDown: -up }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(percent + step * (event.shiftKey ? 10 : 1))
  }
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={ref}
        className={photos.slider}
        type="range"
        value={percent}
        aria-valuetext={`${percent}% ${start}`}
        aria-describedby={`${id}:help`}
        onChange={({ target }) => move(target.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}:help`} className={styles.help}>
        Choose the face in the photograph, or move the slider. Arrow keys move the frame by 1%, and with Shift by 10%.
      </p>
    </div>
  )
}
