/** Today in the time zone of this computer, as `YYYY-MM-DD`. */
export function getToday(): string {
  return new Date().toLocaleDateString('sv')
}

/** The surname first: `José de la Cruz` becomes `de la Cruz, José`. Editors correct names of another form. */
export function toSortName(name: string): string {
  const [, first, last] = /^(.+?) ((?:\p{Ll}\S* )*\S+)$/u.exec(name) ?? []
  return last === undefined ? name : `${last}, ${first}`
}
