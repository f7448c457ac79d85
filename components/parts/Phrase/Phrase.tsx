import type { ReactNode, ReactElement } from 'react'
import { Fragment, jsxs } from '@/lib/jsx/jsx-runtime'
import { splitTaggedText, tagText } from '@/lib/locale/taggedText'

interface Props<Name extends string> {
  /** A phrase with arguments that are elements, or text with placeholders like `{contact}`. */
  readonly text: string | ((slots: Readonly<Record<Name, string>>) => string)
  /** The element, or text, of each argument. */
  readonly parts: Readonly<Record<Name, ReactNode>>
}

export function Phrase<Name extends string>({ text, parts }: Props<Name>) {
  const names = Object.keys(parts) as Name[]
  const slots = Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>
  const pieces = splitTaggedText(typeof text === 'string' ? text : text(slots)).flatMap(({ text: run, language }) =>
    // Every second piece is the name of a placeholder.
    run.split(/\{(\w+)\}/).map((piece, index) => {
      if (index % 2 === 1) return parts[piece as Name]
      return language === undefined ? piece : tagText(piece, language)
    }),
  )
  // As static children, unlike in an array, the elements need no keys.
  return jsxs(Fragment, { children: pieces })
}

export function joinElements(elements: readonly ReactElement[], separator: string): readonly ReactNode[] {
  return elements.flatMap((element, index) => (index > 0 ? [separator, element] : element))
}

/** Adds a space to each element, so that lines can break between links and text can be copied. */
export function spaceElements(elements: readonly ReactElement[]): readonly ReactNode[] {
  return elements.flatMap((element) => [element, ' '])
}
