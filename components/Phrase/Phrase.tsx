import type { ReactNode } from 'react'
import { Fragment, jsxs } from '@/lib/jsx/jsx-runtime'
import { splitTaggedText, tagText } from '@/lib/locale/taggedText'

interface Props {
  /** Text with placeholders, like `See {corrections} or write to {contact}.` */
  readonly text: string
  /** The replacement of each placeholder. */
  readonly parts: Readonly<Record<string, ReactNode>>
}

/** A phrase with elements in place of its placeholders. Renders inline content. */
export function Phrase({ text, parts }: Props) {
  const pieces = splitTaggedText(text).flatMap(({ text: run, language }) =>
    // Every second piece is the name of a placeholder.
    run.split(/\{(\w+)\}/).map((piece, index) => {
      if (index % 2 === 1) return parts[piece]
      return language === undefined ? piece : tagText(piece, language)
    }),
  )
  // As static children, unlike in an array, the elements need no keys.
  return jsxs(Fragment, { children: pieces })
}
