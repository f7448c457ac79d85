/** Text of the controls that mark a candidate, or tick a statement, for the reader's own ballot. */
export const marks = {
  agree: 'I agree',
  mark: 'Mark on my ballot',
  /** Name of the control on a page with several. */
  label: (name: string) => `Mark on my ballot: ${name}`,
}
