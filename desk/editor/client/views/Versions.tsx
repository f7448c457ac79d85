import { useState } from 'react'
import type { FileState } from '@/desk/editor/api'
import { findFileForm } from '@/guide/fields/forms'
import { Button } from '../fields/Button'
import { useEditorContext } from '../fields/context'
import { findDifferences, getDefaultSide, mergeVersions, type Difference, type Side } from '../state/conflict'
import { describePath } from '../state/describePath'
import { isUnreadable } from '../state/editorState'
import { formatValue } from '../state/formatValue'
import { findForm } from '../state/values'
import boxes from '../fields/Checkbox.module.css'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

interface VersionsProps {
  readonly file: FileState
  readonly base: unknown
  readonly own: unknown
  /** Name of the version in the file. */
  readonly diskName: string
  readonly onMerge: (value: unknown) => void
}

export function Versions({ file, base, own, diskName, onMerge }: VersionsProps) {
  const { forms, choices } = useEditorContext()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const { path, value: disk } = file
  const form = findFileForm(forms, path)
  if (!form) return null
  const differences = findDifferences(base, disk, own)
  const isDamaged = isUnreadable(file)
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
                  <span className={styles.versionText}>
                    {isDamaged && side === 'disk'
                      ? '(cannot be read)'
                      : formatValue(choices, difference[side], findForm(form, difference.path))}
                  </span>
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
