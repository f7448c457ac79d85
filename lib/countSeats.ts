interface Race {
  readonly seats?: number
  readonly voteFor?: number
  readonly ranks?: number
}

/** The number of people elected: by default as many as a voter votes for, or one if voters rank candidates. */
export function countSeats({ seats, voteFor, ranks }: Race): number | undefined {
  return seats ?? (ranks === undefined ? voteFor : 1)
}
