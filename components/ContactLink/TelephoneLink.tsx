import { ltr } from '@/lib/locale/direction'
import { toTelephoneUrl } from '@/lib/telephone'

/** @param phone a number as people write it, like `781-393-2491 x12` */
export function TelephoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={toTelephoneUrl(phone)} dir={ltr}>
      {phone}
    </a>
  )
}
