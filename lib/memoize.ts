/** Returns a function that remembers its result for each object and id, as long as the object exists. */
export function memoize<Owner extends object, Result>(compute: (owner: Owner, id: string) => Result) {
  const results = new WeakMap<Owner, Map<string, Result>>()
  return (owner: Owner, id = ''): Result => {
    const known = results.get(owner) ?? new Map<string, Result>()
    results.set(owner, known)
    if (!known.has(id)) known.set(id, compute(owner, id))
    return known.get(id) as Result
  }
}
