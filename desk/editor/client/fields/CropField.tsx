/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an `<img>` has no frame */
import { useEffect, useRef, useState, type KeyboardEvent, type Ref, type PointerEvent } from 'react'
import type { PhotoAnswer, PhotoImage } from '@/desk/editor/api'
import { centerCrop, findCropArea, findDirection, type PhotoFocus, resolveFocus } from '@/lib/cropArea'
import { getAt } from '@/lib/values'
import { askLater } from '../state/askLater'
import { getContent } from '../state/editorState'
import { toFields, toText } from '../state/values'
import { useEditorContext, useElementId, useFile, type FieldProps } from './context'
import { SmallButton } from './Button'
import { LabeledGroup } from './Labeled'
import { SharePicture } from './SharePicture'
import { SheetNote, useSheetField } from './SheetField'
import photos from './Photo.module.css'
import styles from './Fields.module.css'

/** Nothing without a photograph. */
export function CropField({ path, field, value }: FieldProps) {
  const { file, edit } = useFile()
  const { state } = useEditorContext().editor
  const src = toText(getAt(getContent(state, file), ['src']))
  const focus = readFocus(value)
  const photo = usePhoto(src, focus)
  const slider = useRef<HTMLInputElement>(null)
  const { hasSheetFields } = useSheetField(path)
  const direction = photo && !hasSheetFields ? findDirection(photo.whole) : undefined
  const sliderId = useElementId([...path, direction ?? ''])
  if (src === '' && value === undefined) return null
  const move = (next: PhotoFocus) => edit(path, { ...toFields(value), ...next })
  return (
    <LabeledGroup path={path} field={field}>
      {photo && (
        <WholePhoto
          photo={photo.whole}
          area={findCropArea(photo.whole, focus)}
          direction={direction}
          onChoose={(point) => move(centerCrop(photo.whole, point))}
        />
      )}
      {direction && <CropSlider ref={slider} id={sliderId} direction={direction} focus={focus} onMove={move} />}
      {photo && !findDirection(photo.whole) && <p className={styles.help}>All of this photograph is published.</p>}
      {hasSheetFields && <SheetNote />}
      {value !== undefined && !hasSheetFields && (
        <SmallButton
          onClick={() => {
            edit(path, undefined)
            slider.current?.focus()
          }}
        >
          Back to the usual crop
        </SmallButton>
      )}
      {photo && (
        <div className={photos.crops}>
          {photo.crops.map(({ address, width, height }) => (
            <figure key={width}>
              {/* Screens of phones have two or three pixels in place of one. */}
              <img src={address} width={width / 2} height={height / 2} alt="The photograph as it will be published" />
              <figcaption className={styles.help}>
                {width} by {height} pixels
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      <SharePicture />
    </LabeledGroup>
  )
}

/** While the crop moves, the photograph has the crops of the last place. */
function usePhoto(src: string, { horizontal, vertical }: PhotoFocus): PhotoAnswer | undefined {
  const { call } = useEditorContext().editor
  const [photo, setPhoto] = useState<PhotoAnswer>()
  useEffect(() => {
    if (src === '') return undefined
    return askLater(
      () => call('POST /api/crop', { src, focus: { horizontal, vertical } }),
      // The check reports the reason of a failure.
      (result) => result.isOk && setPhoto(result.answer),
    )
  }, [call, src, horizontal, vertical])
  return photo?.src === src ? photo : undefined
}

/** What is valid in a draft. */
function readFocus(value: unknown): PhotoFocus {
  const read = (name: keyof PhotoFocus) => {
    const percent = getAt(value, [name])
    return Number.isInteger(percent) && Number(percent) >= 0 && Number(percent) <= 100 ? Number(percent) : undefined
  }
  return { horizontal: read('horizontal'), vertical: read('vertical') }
}

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
function CropSlider({ id, ref, direction, focus, onMove }: CropSliderProps) {
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

interface WholePhotoProps {
  readonly photo: PhotoImage
  readonly area: ReturnType<typeof findCropArea>
  /** The direction in which the user can move the crop. Undefined if it stays. */
  readonly direction: keyof PhotoFocus | undefined
  /** Called with the point under the pointer, in pixels of the photograph. */
  readonly onChoose: (point: { readonly x: number; readonly y: number }) => void
}

/** The whole photograph with a frame around the crop. The slider does the same for the keyboard. */
function WholePhoto({ photo, area, direction, onChoose }: WholePhotoProps) {
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
      className={direction && photos[direction]}
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
        className={photos.outside}
        fillRule="evenodd"
        d={`M0 0h${width}v${height}h${-width}zM${left} ${top}h${area.width}v${area.height}h${-area.width}z`}
      />
      <rect className={photos.frame} x={left} y={top} width={area.width} height={area.height} />
    </svg>
  )
}
