/** A value that a file can contain. Numbers are finite. */
export type YamlValue = string | number | boolean | null | readonly YamlValue[] | { readonly [name: string]: YamlValue }

export function isList(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value)
}

export function isGroup(value: YamlValue): value is { readonly [name: string]: YamlValue } {
  return typeof value === 'object' && value !== null && !isList(value)
}
