import { Fragment, type ReactNode } from 'react'

interface Props {
  /** Text with placeholders, like `See {corrections} or write to {contact}.` */
  readonly text: string
  /** What replaces each placeholder. */
  readonly parts: Readonly<Record<string, ReactNode>>
}

/** A phrase with elements in place of its placeholders. Renders inline content. */
export function Phrase({ text, parts }: Props) {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // Every second part is the name of a placeholder.
    <Fragment key={index}>{index % 2 === 1 ? parts[part] : part}</Fragment>
  ))
}
