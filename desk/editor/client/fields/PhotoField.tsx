import { useRef, useState } from 'react'
import type { Failure } from '@/desk/editor/api'
import { toText } from '../state/values'
import { useEditorContext, useFile, type FieldProps } from './context'
import { Labeled } from './Labeled'
import { Message } from './Messages'
import { SmallButton } from './Button'
import photos from './Photo.module.css'
import styles from './Fields.module.css'

/** The file of a photograph. The crop of another photograph does not fit it, so a change resets the crop. */
export function PhotoField({ path, field, value }: FieldProps) {
  const { edit } = useFile()
  const { call } = useEditorContext().editor
  const [failure, setFailure] = useState<Failure>()
  const input = useRef<HTMLInputElement>(null)
  const src = toText(value)
  const replace = (next: string | undefined) => {
    edit(path, next)
    if (next !== src) edit(['photoFocus'], undefined)
  }
  const add = async (photo: File | undefined) => {
    if (!photo) return
    setFailure(undefined)
    const result = await call('POST /api/photo', photo, { name: photo.name })
    if (result.isOk) replace(result.answer.src)
    else setFailure(result.failure)
  }
  return (
    <div className={photos.photo}>
      {src && (
        <p className={photos.chosen}>
          <span>{src}</span>
          <SmallButton
            onClick={() => {
              replace(undefined)
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
