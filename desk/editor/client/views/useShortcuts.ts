import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Forms } from '@/guide/fields/forms'
import type { Editor } from '../state/useEditor'
import { revealField } from './revealField'

/** Saves with Ctrl+S or Cmd+S. Undoes and repeats edits with Ctrl+Z or Cmd+Z, with Shift, and with Ctrl+Y. */
export function useShortcuts(editor: Editor, forms: Forms): void {
  const endStep = useEffectEvent(() => editor.endStep())
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if (!(ctrlKey || metaKey) || altKey) {
      if (!isTyping(event)) editor.endStep()
      return
    }
    const run = {
      s: () => save(editor),
      z: () => moveEdit(editor, forms, shiftKey ? 'redo' : 'undo'),
      y: () => moveEdit(editor, forms, 'redo'),
    }[key.toLowerCase()]
    if (!run || (key.toLowerCase() !== 's' && hasOwnUndo(target))) return
    event.preventDefault()
    run()
  })
  // The listeners stay, because an effect may move the focus.
  useEffect(() => {
    // A list of choices has no text that is typed letter by letter.
    const onInput = ({ target }: Event) => target instanceof HTMLSelectElement && endStep()
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    window.addEventListener('keydown', onKeyDown, options)
    window.addEventListener('input', onInput, options)
    for (const type of steps) window.addEventListener(type, endStep, options)
    return () => listeners.abort()
  }, [])
}

/** Events after which a change is a step of its own. */
const steps = ['focusin', 'click', 'pointerup'] as const

function isTyping({ key, target }: KeyboardEvent): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && key !== 'Enter')
}

/** True in a dialog, which hides the form, and for text that is not part of a draft yet, such as the words of a search. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('dialog')) return true
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return false
  return (
    target.closest('form, [type="search"]') !== null ||
    (target.getAttribute('role') === 'combobox' && target.value !== '')
  )
}

function save(editor: Editor): void {
  const { activeElement } = document
  // Some fields complete what is typed when they are left.
  if (activeElement instanceof HTMLElement && activeElement !== document.body) {
    activeElement.blur()
    activeElement.focus({ preventScroll: true })
  }
  void editor.save()
}

export function moveEdit(editor: Editor, forms: Forms, direction: 'undo' | 'redo'): void {
  const place = flushSync(() => editor.moveEdit(direction))
  if (place) revealField(forms, place)
}
