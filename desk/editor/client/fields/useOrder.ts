import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import { capitalize } from '../state/values'

export type Order = ReturnType<typeof useOrder>['order']

/** Height in pixels at the edges of the window in which dragging scrolls the page. */
const edge = 96

/** @param name of a row, like "key stance" */
export function useOrder(name: string, count: number, onOrder: (from: number, to: number) => void) {
  // The row that is dragged, and its place if it were dropped.
  const [dragged, setDragged] = useState<{ readonly from: number; readonly to: number }>()
  const [status, setStatus] = useState('')
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return
    onOrder(from, to)
    setStatus(`${capitalize(name)} ${from + 1} moved ${to < from ? 'up' : 'down'}. Now ${to + 1} of ${count}.`)
  }
  // The list may change while a row is dragged.
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  const drag = (from: number, event: ReactPointerEvent<HTMLElement>) => {
    const { currentTarget: handle, button, pointerId } = event
    const list = handle.parentElement?.parentElement
    if (button !== 0 || !list) return
    // It would select text.
    event.preventDefault()
    handle.setPointerCapture(pointerId)
    let y = event.clientY
    const findPlace = () => {
      const others = [...list.children].filter((row) => 'row' in (row as HTMLElement).dataset).toSpliced(from, 1)
      return others.filter((row) => toMiddle(row) < y).length
    }
    const follow = () => {
      const to = findPlace()
      setDragged((last) => (last?.to === to ? last : { from, to }))
    }
    const listeners = new AbortController()
    const end = (isDropped: boolean) => {
      clearInterval(timer)
      listeners.abort()
      setDragged(undefined)
      const to = findPlace()
      if (!isDropped || to === from) return setStatus('Nothing moved.')
      latest.current(from, to)
      handle.parentElement?.querySelector<HTMLElement>('summary, button')?.focus({ preventScroll: true })
    }
    const timer = setInterval(() => {
      // Another window may have removed the row.
      if (!handle.isConnected) return end(false)
      const step = y < edge ? -12 : y > innerHeight - edge ? 12 : 0
      if (step === 0) return
      window.scrollBy({ top: step, behavior: 'instant' })
      follow()
    }, 30)
    const { signal } = listeners
    const onMove = (moved: PointerEvent) => {
      y = moved.clientY
      follow()
    }
    handle.addEventListener('pointermove', onMove, { signal })
    handle.addEventListener('pointerup', () => end(true), { signal })
    handle.addEventListener('pointercancel', () => end(false), { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal, capture: true })
    follow()
  }
  return { order: { count, move, drag, dragged }, status }
}

function toMiddle(row: Element): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
