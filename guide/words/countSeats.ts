interface Race {
  readonly seats?: number
  readonly voteFor?: number
  readonly ranks?: number
  readonly advance?: { readonly condition?: string }
}

/** The number of people elected: by default as many as a voter votes for, or one if voters rank candidates. */
export function countSeats(race: Race): number | undefined {
  const { seats, voteFor, ranks } = race
  if (isPrimary(race)) return undefined
  return seats ?? (ranks === undefined ? voteFor : 1)
}

/** True if nobody is elected in a race, because those who win always move on to another election. */
export function isPrimary({ advance }: Pick<Race, 'advance'>): boolean {
  return advance !== undefined && advance.condition === undefined
}
