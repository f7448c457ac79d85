import type { ReactNode } from 'react'
import { ltr } from '@/lib/locale/direction'
import { toTelephoneUrl } from '@/lib/text'

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

/** @param phone a number as people write it, like `781-393-2491 x12` */
export function TelephoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={toTelephoneUrl(phone)} dir={ltr}>
      {phone}
    </a>
  )
}
