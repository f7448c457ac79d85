/** Edits of an editors' YAML file. */

/** A value that a file can contain. Numbers are finite. */
export type YamlValue = string | number | boolean | null | readonly YamlValue[] | { readonly [name: string]: YamlValue }

/** The names and indexes that lead to a value, like `['stances', 2, 'text']`. Indexes start at 0. */
export type YamlPath = readonly (string | number)[]

/** One edit. The edits of a call are applied in order, so a path refers to the result of the edits before it. */
export type Edit =
  /** Sets a value, and adds the field if it is missing. Equal parts of lists and groups keep their formatting. */
  | { readonly kind: 'set'; readonly path: YamlPath; readonly value: YamlValue }
  /** Inserts an item before the item at the path's index, or adds a field that must not exist. */
  | { readonly kind: 'add'; readonly path: YamlPath; readonly value: YamlValue }
  /** Removes a value. A list or group that becomes empty goes too, unless the schema requires it. */
  | { readonly kind: 'remove'; readonly path: YamlPath }
  /** Moves an item so that it has the index `to` in its list. */
  | { readonly kind: 'move'; readonly path: YamlPath; readonly to: number }
