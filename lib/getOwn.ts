/** The value of an object's own property. An id may be the name of a property that every object inherits. */
export function getOwn<Value>(record: Readonly<Record<string, Value>> = {}, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
