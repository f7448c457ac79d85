/** Validates web addresses, and finds host names that look like others. */
import { domainToUnicode } from 'node:url'
import { findForbiddenCharacter } from '@/lib/characters'
import { maxLengths } from './text'

const hostName = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/**
 * Finds the reason why a string is not a web address that a page may link.
 * @returns a phrase that follows "found:", or undefined if the address is valid
 */
export function findAddressProblem(text: string): string | undefined {
  if (text.length > maxLengths.address) return `${text.length} characters`
  const character = findForbiddenCharacter(text)
  if (character) return character
  if (/[\s\p{Default_Ignorable_Code_Point}]/u.test(text)) return 'a space or an invisible character'
  if (text.includes('\\')) return 'a backslash'
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1]
  const url = parseUrl(text)
  if (authority === undefined || !url) return 'no web address'
  if (authority.includes('@')) return 'a user name or password'
  if (url.port === '0') return 'the port 0'
  // The URL parser decodes percent signs, and reads numbers as IP addresses.
  if (authority.includes('%') || !hostName.test(url.hostname) || /(^|\.)localhost$/.test(url.hostname))
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

/** Letters of other scripts that look like ASCII letters. */
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
