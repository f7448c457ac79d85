/** Text around dates and times. The dates themselves are formatted by `Intl`. */
export const dates = {
  /** `am` and `pm`, from the form that `Intl` writes. */
  dayPeriod: (name: string) => name.toLowerCase(),
  /** Hours like "7:00 am to 8:00 pm". */
  range: (from: string, to: string) => `${from} to ${to}`,
}
