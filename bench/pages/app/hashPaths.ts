/** Stands in for lib/paths.ts in the app: links lead to `#/` routes, while files stay where they are. */
export * from '@/lib/paths'

/** A path as the app links it: that of a page ends with a slash, or with one and a fragment. */
export function href(path: string): string {
  return /\/(#.*)?$/.test(path) ? `#${path}` : path
}
