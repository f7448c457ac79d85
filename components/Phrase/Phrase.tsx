import { createElement, Fragment, type ReactNode } from 'react'

interface Props {
  /** Text with placeholders, like `See {corrections} or write to {contact}.` */
  readonly text: string
  /** The replacement of each placeholder. */
  readonly parts: Readonly<Record<string, ReactNode>>
}

/** A phrase with elements in place of its placeholders. Renders inline content. */
export function Phrase({ text, parts }: Props) {
  // Every second piece is the name of a placeholder.
  const pieces = text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 1 ? parts[piece] : piece))
  // As arguments, unlike in an array, the elements need no keys.
  return createElement(Fragment, null, ...pieces)
}
