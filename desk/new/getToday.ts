/** Today in the time zone of this computer, as `YYYY-MM-DD`. */
export function getToday(): string {
  return new Date().toLocaleDateString('sv')
}
