import { useEffect, useRef, useState } from 'react'
import type { Failure, PhotoAnswer } from '@/desk/editor/api'
import { toText } from '../state/values'
import { useEditorContext, useFile, type FieldProps } from './context'
import { Labeled } from './Labeled'
import { Message } from './Messages'
import { SmallButton } from './Button'
import styles from './Fields.module.css'

export function PhotoField({ path, field, value }: FieldProps) {
  const { edit } = useFile()
  const { call } = useEditorContext().editor
  const [crop, setCrop] = useState<PhotoAnswer>()
  const [failure, setFailure] = useState<Failure>()
  const input = useRef<HTMLInputElement>(null)
  const src = toText(value)
  const isCropped = crop?.src === src
  useEffect(() => {
    // The check reports a photograph that cannot be cropped.
    if (src !== '' && !isCropped)
      void call('POST /api/crop', { src }).then((result) => result.isOk && setCrop(result.answer))
  }, [call, src, isCropped])

  const add = async (photo: File | undefined) => {
    if (!photo) return
    setFailure(undefined)
    const result = await call('POST /api/photo', photo, { name: photo.name })
    if (!result.isOk) {
      setFailure(result.failure)
      return
    }
    setCrop(result.answer)
    edit(path, result.answer.src)
  }
  return (
    <div className={styles.photo}>
      {crop && isCropped && (
        // oxlint-disable-next-line nextjs/no-img-element -- The editor is not part of the Next.js site.
        <img className={styles.crop} src={crop.crop} alt="The photograph as it will be published" />
      )}
      {src && (
        <p className={styles.chosenLine}>
          <span>{src}</span>
          <SmallButton
            onClick={() => {
              edit(path, undefined)
              input.current?.focus()
            }}
          >
            Remove the photograph
          </SmallButton>
        </p>
      )}
      <Labeled path={path} field={field} note="Choose a file, or drop one on the button.">
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            className={undefined}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onClick={({ currentTarget }) => {
              // Otherwise, choosing the same file again is no change.
              currentTarget.value = ''
            }}
            onChange={({ target }) => void add(target.files?.[0])}
          />
        )}
      </Labeled>
      {failure && (
        <div role="alert">
          <p className={styles.problem}>{failure.message}</p>
          {failure.problems?.map((problem) => (
            <Message key={JSON.stringify(problem)} kind="Problem" problem={problem} />
          ))}
        </div>
      )}
    </div>
  )
}
