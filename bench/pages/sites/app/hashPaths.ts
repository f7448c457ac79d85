/** Replaces `lib/paths.ts` in the app: links to pages become hash routes, links to files stay. */
export * from '@/lib/paths'

/** Returns the link to a path of the site. Page paths end with a slash, optionally followed by a fragment. */
export function href(path: string): string {
  return /\/(#.*)?$/.test(path) ? `#${path}` : path
}
