/**
 * The value of an object's own property. An id may be the name of a property that every object inherits. Browser scripts may
 * import it.
 */
export function getOwn<Value>(record: Readonly<Record<string, Value>> = {}, key: string): Value | undefined {
  // Five-year-old phones do not support Object.hasOwn.
  return Object.prototype.hasOwnProperty.call(record, key) ? record[key] : undefined
}
