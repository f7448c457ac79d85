import { z } from 'zod'
import { field } from './catalog'
import { atMost, check, maxLengths, shortText } from './text'
import { findAddressProblem } from './webAddress'

/** A web address, http or https only. */
export const url = z
  .url({ protocol: /^https?$/, error: 'a web address that begins with https:// or http://' })
  .max(maxLengths.address, atMost(maxLengths.address))
  .superRefine(
    check(
      findAddressProblem,
      'a web address with a host name like example.org',
      'Copy the address from a browser again.',
    ),
  )

export const link = {
  label: field(shortText(maxLengths.label, 'the text of the link'), 'Label', 'The text of the link.', {
    ask: 'the text of the link',
  }),
  url: field(url, 'Web address'),
}

export const email = z.email({ error: 'an email address' }).max(254, atMost(254))

export const phone = shortText(40, 'a telephone number').regex(/^\+?[\d ().-]{3,}(?: ?(?:x|ext\.?) ?\d+)?$/, {
  error: 'a telephone number of digits, spaces, hyphens and parentheses, like 781-393-2491',
})

export const contact = z.union([email, url], { error: 'an email address or a web address' })
