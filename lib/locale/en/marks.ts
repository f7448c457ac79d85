/** Text of the control that marks a candidate on the reader's own ballot. */
export const marks = {
  mark: 'Mark on my ballot',
  /** Name of the control on a page with several. */
  label: (name: string) => `Mark on my ballot: ${name}`,
}
