import { useEffect, useRef, useState } from 'react'
import type { PhotoAnswer } from '@/desk/editor/api'
import { centerCrop, findCropArea, findDirection, type PhotoFocus } from '@/lib/cropArea'
import { getAt } from '@/lib/values'
import { askLater } from '../state/askLater'
import { getContent } from '../state/editorState'
import { toFields, toText } from '../state/values'
import { useEditorContext, useElementId, useFile, type FieldProps } from './context'
import { SmallButton } from './Button'
import { CropSlider } from './CropSlider'
import { LabeledGroup } from './Labeled'
import { SharePicture } from './SharePicture'
import { SheetNote } from './SheetField'
import { useSheetField } from './sheet'
import { WholePhoto } from './WholePhoto'
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
              {/* oxlint-disable-next-line nextjs/no-img-element -- The editor is not part of the Next.js site. */}
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
