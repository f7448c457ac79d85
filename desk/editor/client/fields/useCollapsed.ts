import { useEffect, useState } from 'react'
import type { FieldForm } from '@/guide/fields/forms'
import type { Path } from '@/lib/values'
import { isWithin, useElementId, useFile, useShownProblems } from './context'

/** Fields of a group that are hidden until the user asks for them, follows a link to one, or one has a problem. */
export function useCollapsed(path: Path, fields: readonly FieldForm[]) {
  const { target } = useFile()
  const names = new Set(fields.map(({ name }) => name))
  const { problems } = useShownProblems(path, (other) => names.has(String(other[path.length]))).shown
  const hasTarget = fields.some(({ name }) => isWithin(target, [...path, name]))
  const [wasOpened, setOpened] = useState(false)
  const isOpen = wasOpened || hasTarget || problems.length > 0
  const firstId = useElementId([...path, fields[0]?.name ?? ''])
  useEffect(() => {
    if (wasOpened) document.getElementById(firstId)?.focus()
    // Runs only when the user opens the fields.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wasOpened])
  return { hidden: isOpen ? [] : fields, open: () => setOpened(true) }
}
