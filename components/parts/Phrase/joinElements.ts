/** Lists of inline elements. Each has a key. */
import type { ReactElement, ReactNode } from 'react'

export function joinElements(elements: readonly ReactElement[], separator: string): readonly ReactNode[] {
  return elements.flatMap((element, index) => (index > 0 ? [separator, element] : element))
}

/** Adds a space to each element, so that lines can break between links and text can be copied. */
export function spaceElements(elements: readonly ReactElement[]): readonly ReactNode[] {
  return elements.flatMap((element) => [element, ' '])
}
