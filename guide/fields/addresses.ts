import { domainToUnicode } from 'node:url'
import { z } from 'zod'
import { findForbiddenCharacter } from '@/lib/characters'
import { field } from './catalog'
import { atMost, check, maxLengths, shortText } from './text'

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
  label: field(shortText('label', 'the text of the link'), 'Label', 'The text of the link.', {
    ask: 'the text of the link',
  }),
  url: field(url, 'Web address'),
}

export const email = z.email({ error: 'an email address' }).max(254, atMost(254))

export const phone = shortText('phone', 'a telephone number').regex(/^\+?[\d ().-]{3,}(?: ?(?:x|ext\.?) ?\d+)?$/, {
  error: 'a telephone number of digits, spaces, hyphens and parentheses, like 781-393-2491',
})

export const contact = z.union([email, url], { error: 'an email address or a web address' })

const hostName = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** Describes what is wrong with a web address, in words that follow "found:". Undefined if a page may link to it. */
export function findAddressProblem(text: string): string | undefined {
  if (text.length > maxLengths.address) return `${text.length} characters`
  const character = findForbiddenCharacter(text)
  if (character) return character
  if (/[\s\p{Default_Ignorable_Code_Point}]/u.test(text)) return 'a space or an invisible character'
  if (text.includes('\\')) return 'a backslash'
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1]
  const parsed = parseUrl(text)
  if (authority === undefined || !parsed) return 'no web address'
  if (authority.includes('@')) return 'a user name or password'
  if (parsed.port === '0') return 'the port 0'
  // The URL parser decodes percent signs, and reads numbers as IP addresses.
  if (authority.includes('%') || !hostName.test(parsed.hostname) || /(^|\.)localhost$/.test(parsed.hostname))
    return `the host name "${authority}"`
  return undefined
}

/** Node.js 20 optimizes `URL.canParse` so that it rejects some international host names. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

const lookalikes = /^[a-z0-9-аԁеһіјӏорсԛѕԝхуѵαγιονρυ]+$/u

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Hebrew', 'Arabic', 'Cherokee', 'Georgian', 'Thai'] as const

const scriptPatterns = scripts.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/**
 * Finds a host name that may be mistaken for another: one with letters of several scripts, or with letters that look
 * like ASCII.
 * @param address a valid web address
 * @returns the host name in ASCII, as browsers would request it, or undefined if it cannot be mistaken
 */
export function findMisleadingHost(address: string): string | undefined {
  const ascii = new URL(address).hostname
  const isMisleading = domainToUnicode(ascii)
    .split('.')
    .some((label) => {
      if (!/[^\x20-\x7E]/.test(label)) return false
      return lookalikes.test(label) || scriptPatterns.filter((pattern) => pattern.test(label)).length > 1
    })
  return isMisleading ? ascii : undefined
}
