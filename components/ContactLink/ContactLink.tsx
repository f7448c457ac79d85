import type { ReactNode } from 'react'

interface Props {
  /** Email address or URL. */
  readonly contact: string
  /** Text of the link. By default, the address. */
  readonly children?: ReactNode
}

export function ContactLink({ contact, children = contact }: Props) {
  return <a href={contact.includes('://') ? contact : `mailto:${contact}`}>{children}</a>
}
