/** Text of the controls that mark a candidate, or tick a statement, for the reader's own ballot. */
export const marks = {
  agree: 'I agree',
  mark: 'Mark on my ballot',
  /** A link, where voters rank candidates. */
  rank: 'Rank on my ballot',
  rankLabel: (race: string) => `Rank on my ballot: ${race}`,
  /** Name of the control on a page with several. */
  label: (name: string) => `Mark on my ballot: ${name}`,
}
