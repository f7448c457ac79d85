/** The surname first: `José de la Cruz` becomes `de la Cruz, José`. Editors correct names of another form. */
export function toSortName(name: string): string {
  const [, first, last] = /^(.+?) ((?:\p{Ll}\S* )*\S+)$/u.exec(name) ?? []
  return last === undefined ? name : `${last}, ${first}`
}
