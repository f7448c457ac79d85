/** Fields of ids, and the nearest valid ids of names. */
import { z } from 'zod'
import { isPageWord, isReserved } from '@/lib/reservedIds'
import { atMost, maxLengths } from './text'

/** Pattern of an id, which is part of a page's address: lowercase letters, digits and single hyphens. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Pattern of the id of a race, a question, a group or an area: letters, digits, hyphens and underscores. */
export const raceIdPattern = /^[A-Za-z0-9_-]+$/

const reserved = {
  error: 'another short name: this one is reserved',
  params: { message: 'Enter another short name: this one is reserved.' },
}

/** An id that matches {@link idPattern}. */
export const id = z
  .string({ error: 'a short name' })
  .regex(idPattern, { error: 'a short name of lowercase letters, digits and hyphens, like torres-roth' })
  .max(maxLengths.id, atMost(maxLengths.id))
  .refine((value) => !isReserved(value), reserved)

/** Returns the valid id that is closest to a string, like `torres-roth` for `Torres Roth`. Undefined if there is none. */
export function suggestId(value: string): string | undefined {
  const words = splitWords(value).join('-').toLowerCase().slice(0, maxLengths.id).replace(/-$/, '')
  return id.safeParse(words).data
}

/** Returns the valid race id that is closest to a string, like `cityCouncil` for `City Council`. */
export function suggestRaceId(value: string): string | undefined {
  const words = splitWords(value).map(
    (word, index) => (index === 0 ? word[0]?.toLowerCase() : word[0]?.toUpperCase()) + word.slice(1),
  )
  return raceId.safeParse(words.join('').slice(0, maxLengths.id)).data
}

function splitWords(value: string): string[] {
  return (
    value
      .slice(0, 200)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? []
  )
}

/** The id of a race, a question, a group or an area, like `cityCouncil`. Unique without regard to case. */
export const raceId = z
  .string({ error: 'a short name, like “cityCouncil”' })
  .regex(raceIdPattern, { error: 'a short name of letters, digits, hyphens and underscores, like “cityCouncil”' })
  .max(maxLengths.id, atMost(maxLengths.id))
  .refine((value) => !isReserved(value) && !isPageWord(value), reserved)

/** Label and advice of an id that the editors choose. */
export const idLabel = 'Short name in addresses'
export const idAdvice = 'Do not change it after publication.'
/** What messages ask for. */
export const idRequest = 'a short name of letters, digits and hyphens, like school-budget'
