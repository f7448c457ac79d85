/** The link that copies a ballot to another device. Browser scripts may import it. */
import { nameMark, nameRank, nameTick, type BallotMarks } from './ballotMarks'
import { hashStatement } from './hashStatement'

/** What the marks of a link refer to. Their places are those of the choices. */
export interface BallotPlan {
  /** From `buildElectionKey`. */
  readonly election: string
  /** The ids of statements are from `hashStatement`. */
  readonly contests: readonly {
    readonly id: string
    /** Of a race in which voters rank candidates: an item for each rank. */
    readonly ranking?: { readonly ranks: readonly unknown[] }
    readonly choices: readonly { readonly id: string; readonly statements: readonly { readonly id: string }[] }[]
  }[]
}

const START = '#marks='

/** Longer fragments are rejected. It has room for notes of several pages. */
const MAX_LENGTH = 50_000

/** Bytes of a hash. */
const HASH_SIZE = 4

/**
 * Builds the fragment of a link with the marks, ticks and notes. Its code is in the URL-safe alphabet of Base64, and has a
 * checksum, a hash of the ballot, a bit for each choice, the number of ticks, the ticks, and the notes in UTF-8, each after
 * a null character but the first.
 * @returns like `#marks=pzKpQ1xv1nYFAAA`
 */
export function formatMarksFragment(ballot: BallotMarks, plan: BallotPlan): string {
  const bits = listChoices(plan).map((name) => Number(ballot.has(name)))
  const ticks = listTicks(plan).filter((name) => ballot.has(name))
  const notes = plan.contests.map(({ id }) => (ballot.get(id) ?? '').split('\0').join(''))
  const content = [
    encodeHash(hashPlan(plan)),
    encodeBits(bits),
    encodeNumber(ticks.length, 2),
    ...ticks.map((name) => encodeHash(name.slice(1))),
    encodeText(notes.join('\0').replace(/\0+$/, '')),
  ].join('')
  const code = btoa(encodeHash(hashStatement(content)) + content)
  return START + code.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The content of a link's fragment, or the reason that it cannot be used. */
export type MarksFragment =
  | { readonly marks: BallotMarks }
  /** `broken`: incomplete or changed. `foreign`: of another ballot, or of this one before its choices changed. */
  | { readonly problem: 'broken' | 'foreign' }

/**
 * Parses a fragment that {@link formatMarksFragment} built. The marks are complete or absent. Ticks of statements that the
 * ballot does not have are omitted.
 * @param hash `location.hash`, including the `#`
 * @returns undefined if the fragment is not one of marks
 */
export function parseMarksFragment(hash: string, plan: BallotPlan): MarksFragment | undefined {
  if (!hash.startsWith(START)) return undefined
  const code = hash.slice(START.length)
  if (code.length > MAX_LENGTH) return { problem: 'broken' }
  try {
    const bytes = atob(code.replace(/-/g, '+').replace(/_/g, '/'))
    const content = bytes.slice(HASH_SIZE)
    if (bytes.slice(0, HASH_SIZE) !== encodeHash(hashStatement(content))) return { problem: 'broken' }
    if (content.slice(0, HASH_SIZE) !== encodeHash(hashPlan(plan))) return { problem: 'foreign' }
    return { marks: parseContent(content.slice(HASH_SIZE), plan) }
  } catch {
    // The code is not Base64, or the notes are not UTF-8.
    return { problem: 'broken' }
  }
}

/** @throws URIError if the notes are not UTF-8 */
function parseContent(content: string, plan: BallotPlan): BallotMarks {
  const choices = listChoices(plan)
  const ticksAt = Math.ceil(choices.length / 8) + 2
  const notesAt = ticksAt + HASH_SIZE * decodeNumber(content.slice(ticksAt - 2, ticksAt))
  // Each has `HASH_SIZE` bytes.
  const hashes = new Set(content.slice(ticksAt, notesAt).match(/[^]{4}/g))
  const notes = decodeText(content.slice(notesAt)).split('\0')
  return new Map([
    ...choices
      .filter((_, index) => (content.charCodeAt(Math.floor(index / 8)) >> (index % 8)) & 1)
      .map((name) => [name, '1'] as const),
    ...listTicks(plan)
      .filter((name) => hashes.has(encodeHash(name.slice(1))))
      .map((name) => [name, '1'] as const),
    ...plan.contests.map(({ id }, index) => [id, notes[index] ?? ''] as const).filter(([, note]) => note !== ''),
  ])
}

export function listChoices({ contests }: BallotPlan): readonly string[] {
  return contests.flatMap(({ id, choices, ranking }) =>
    choices.flatMap((choice) =>
      ranking ? ranking.ranks.map((_, index) => nameRank(id, choice.id, index + 1)) : nameMark(id, choice.id),
    ),
  )
}

function listTicks({ contests }: BallotPlan): readonly string[] {
  const hashes = contests.flatMap(({ choices }) => choices.flatMap(({ statements }) => statements.map(({ id }) => id)))
  return [...new Set(hashes)].map(nameTick)
}

function hashPlan(plan: BallotPlan): string {
  return hashStatement([plan.election, ...plan.contests.map(({ id }) => id), ...listChoices(plan)].join())
}

/** Returns a character for each eight bits, of which the first is the lowest. */
function encodeBits(bits: readonly number[]): string {
  const bytes: number[] = []
  for (const [index, bit] of bits.entries()) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (index % 8))
  return String.fromCharCode(...bytes)
}

/** Returns the lowest byte first, as characters. */
function encodeNumber(value: number, size: number): string {
  return String.fromCharCode(...Array.from({ length: size }, (_, place) => Math.floor(value / 256 ** place) % 256))
}

function decodeNumber(bytes: string): number {
  return [...bytes].reduce((sum, byte, place) => sum + byte.charCodeAt(0) * 256 ** place, 0)
}

/** @param hash from `hashStatement` */
function encodeHash(hash: string): string {
  return encodeNumber(parseInt(hash, 36), HASH_SIZE)
}

/** Returns the UTF-8 of a string as characters. Half of a surrogate pair, as in a truncated string, is omitted. */
function encodeText(text: string): string {
  const whole = [...text].filter((character) => !/^[\ud800-\udfff]$/.test(character)).join('')
  return encodeURIComponent(whole).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

function decodeText(bytes: string): string {
  return decodeURIComponent(bytes.replace(/[^]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`))
}
