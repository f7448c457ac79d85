import { useEffect, useState } from 'react'
import type { Place } from '../state/changes'

/** The field that has the focus, or had it last. */
export function useFocusedField(): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const focused = target instanceof Element && parseElementId(target.closest('[id^="field:"]')?.id ?? '')
      if (focused) setPlace(focused)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return place
}

/** Undefined for fields of files that are not written yet. */
function parseElementId(id: string): Place | undefined {
  const [, file, field = ''] = /^field:(.+\.ya?ml):([^:]+)/.exec(id) ?? []
  return file === undefined
    ? undefined
    : { file, field: field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) }
}
