/** The names and indexes that lead to a value, like `['stances', 2, 'text']`. Indexes start at 0. */
export type Path = readonly (string | number)[]

/** Returns the value of a field or an item. Undefined if there is none. */
export function getValue(container: unknown, key: PropertyKey): unknown {
  const isContainer = typeof container === 'object' && container !== null
  return isContainer && Object.hasOwn(container, key) ? Reflect.get(container, key) : undefined
}

/** The text of a field or an item. Empty if it has none. */
export function getText(container: unknown, key: PropertyKey): string {
  const value = getValue(container, key)
  return typeof value === 'string' ? value : ''
}

/** The items of a list. Empty for other values. */
export function toItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function getAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(getValue, value)
}

/**
 * Returns a value with a new value at a path. Undefined removes a field or an item. Adds the lists and groups that are
 * missing, and leaves the original and the order of its fields as they are.
 * @param isKept false for a list or a group on the way that is removed in its new form
 */
export function setAt(
  value: unknown,
  path: Path,
  next: unknown,
  isKept: (path: Path, changed: unknown) => boolean = () => true,
): unknown {
  const change = (current: unknown, depth: number): unknown => {
    const key = path[depth]
    if (key === undefined) return next
    const isLast = depth === path.length - 1
    const changed = change(getValue(current, key), depth + 1)
    if (typeof key === 'number') {
      return toItems(current).toSpliced(key, 1, ...(isLast && changed === undefined ? [] : [changed]))
    }
    const isRemoved = changed === undefined || (!isLast && !isKept(path.slice(0, depth + 1), changed))
    const fields = new Map(
      Object.entries(typeof current === 'object' && !Array.isArray(current) ? (current ?? {}) : {}),
    )
    if (isRemoved) fields.delete(key)
    else fields.set(key, changed)
    return Object.fromEntries(fields)
  }
  return change(value, 0)
}

/** True for equal values. The order of fields does not matter, and a field that is undefined equals a missing one. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
    isEqual(getValue(a, key), getValue(b, key)),
  )
}

/** The value of an own property. An id may be the name of a property that every object inherits. */
export function getOwn<Value>(record: Readonly<Record<string, Value>> = {}, key: string): Value | undefined {
  // Browser scripts import this, and five-year-old phones do not support Object.hasOwn.
  return Object.prototype.hasOwnProperty.call(record, key) ? record[key] : undefined
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
