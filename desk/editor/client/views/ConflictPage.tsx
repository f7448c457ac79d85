import { useState } from 'react'
import { useEditorContext } from '../fields/context'
import { findDifferences, getDefaultSide, mergeVersions, type Difference, type Side } from '../state/conflict'
import { describeFile, describePath } from '../state/describePath'
import { findFileForm } from '@/guide/fields/forms'
import { findFile } from '../state/editorState'
import { findForm, isEqual } from '../state/values'
import { VersionText } from './VersionText'
import { Button } from '../fields/Button'
import boxes from '../fields/Checkbox.module.css'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

/** Both versions of a file that changed on disk while the user changed it, field by field. Nothing is written. */
export function ConflictPage({ path }: { readonly path: string }) {
  const { editor, choices } = useEditorContext()
  const draft = editor.state.drafts[path]
  const file = findFile(editor.state.election, path)
  if (!draft) return null
  const isDamaged = file.version !== '' && file.value === undefined
  const merge = (value: unknown) => {
    // A draft of a file that is not valid YAML, and so has no value, would delete it.
    if (isEqual(value, file.value)) editor.discard(path)
    else editor.resolve(path, file.version, file.value, value)
  }
  return (
    <>
      <h1>{describeFile(choices, path)} has changed on disk</h1>
      <p>
        Another window or program has written this file since you opened it. Nothing is overwritten. Choose which
        version of each field to keep.
      </p>
      {isDamaged && (
        <p className={fields.problem}>
          The version on disk can no longer be read. Until somebody corrects it there, you cannot choose “On disk”, and
          the editor cannot save your version.
        </p>
      )}
      <Versions
        path={path}
        base={draft.baseValue}
        disk={file.value}
        own={draft.value}
        isDamaged={isDamaged}
        diskName="On disk"
        onMerge={merge}
      />
      <p>Then check the form, and save.</p>
    </>
  )
}

interface VersionsProps {
  readonly path: string
  readonly base: unknown
  readonly disk: unknown
  readonly own: unknown
  /** True if the other version cannot be read. */
  readonly isDamaged?: boolean
  readonly diskName: string
  readonly onMerge: (value: unknown) => void
}

/** The fields in which two versions of a file differ, and the choice between them. */
export function Versions({ path, base, disk, own, isDamaged = false, diskName, onMerge }: VersionsProps) {
  const { forms, choices } = useEditorContext()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const form = findFileForm(forms, path)
  if (!form) return null
  const differences = findDifferences(base, disk, own)
  const getSide = (difference: Difference) =>
    isDamaged ? 'own' : (sides[toKey(difference)] ?? getDefaultSide(difference))
  return (
    <>
      {differences.map((difference) => {
        const key = toKey(difference)
        return (
          <fieldset key={key} className={fields.group}>
            <legend className={fields.legend}>
              {describePath(forms, choices, path, difference.path) || 'The whole file'}
            </legend>
            <div className={styles.versions}>
              {(['own', 'disk'] as const).map((side) => (
                <label key={side} className={styles.version}>
                  <span className={boxes.checkbox}>
                    <input
                      type="radio"
                      name={key}
                      disabled={isDamaged && side === 'disk'}
                      checked={getSide(difference) === side}
                      onChange={() => setSides({ ...sides, [key]: side })}
                    />
                    {describeSide(side === 'own' ? 'Yours' : diskName, side, difference)}
                  </span>
                  {isDamaged && side === 'disk' ? (
                    <span className={styles.versionText}>(cannot be read)</span>
                  ) : (
                    <VersionText value={difference[side]} form={findForm(form, difference.path)} />
                  )}
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
      <p className={fields.buttons}>
        <Button onClick={() => onMerge(mergeVersions(form, disk, differences, getSide))}>
          Continue with these versions
        </Button>
      </p>
    </>
  )
}

function toKey({ path }: Difference): string {
  return JSON.stringify(path)
}

function describeSide(name: string, side: Side, { changedBy }: Difference): string {
  return changedBy === 'both' || changedBy === side ? `${name}, changed` : name
}
