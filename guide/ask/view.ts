type ReadonlyList<T> = T extends readonly (infer Item)[] ? readonly Item[] : T
type Absent<T> = { readonly [Key in keyof T as undefined extends T[Key] ? Key : never]?: T[Key] }

/** What a query returns, as components take it: fields that may be undefined may be missing. */
export type View<T> = Absent<T> & {
  readonly [Key in keyof T as undefined extends T[Key] ? never : Key]: ReadonlyList<T[Key]>
}
