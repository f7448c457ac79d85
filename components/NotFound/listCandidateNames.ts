import type { Candidate } from '@/guide/fields/published'

export type CandidateNames = readonly (readonly [id: string, name: string])[]

/** Enough for about 100 candidates. Keeps the compressed not-found page below 8 kB. */
const MAX_BYTES = 4000

/** Lists the candidates for the script of the not-found page. Returns an empty list if a full one would be too large. */
export function listCandidateNames(candidates: readonly Candidate[]): CandidateNames {
  const names = candidates.map(({ id, name }) => [id, name] as const)
  return Buffer.byteLength(JSON.stringify(names)) <= MAX_BYTES ? names : []
}
