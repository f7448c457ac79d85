import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { StancesById } from '@/guide/read/stanceAddresses'

const document = z.object({
  election: z.object({ city: z.string(), state: z.string().optional(), date: z.string() }),
  candidates: z.array(z.object({ id: z.string(), stances: z.array(z.unknown()) })),
})

/**
 * Reads the stances of the site that was built last, from its open data.
 * @param out the folder of the site
 * @param election fields of `election.yaml`
 * @returns undefined if there is no site, or if it is about another election
 */
export function readPublishedStances(
  out: string,
  election: { readonly city: string; readonly state?: string | undefined; readonly date: string },
): StancesById | undefined {
  const { data } = document.safeParse(readJson(join(out, 'data', 'v1', 'candidates.json')))
  const keys = ['city', 'state', 'date'] as const
  if (!data || keys.some((key) => data.election[key] !== election[key])) return undefined
  return new Map(data.candidates.map(({ id, stances }) => [id, stances]))
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // There was no build yet, or it was by an older version.
    return undefined
  }
}
