import type { ReactNode } from 'react'
import { ltr } from '@/lib/locale/direction'

interface Props {
  /** Email address or URL. */
  readonly contact: string
  /** Text of the link. By default, the address. */
  readonly children?: ReactNode
}

export function ContactLink({ contact, children }: Props) {
  return (
    <a href={contact.includes('://') ? contact : `mailto:${contact}`} dir={children === undefined ? ltr : undefined}>
      {children ?? contact}
    </a>
  )
}
