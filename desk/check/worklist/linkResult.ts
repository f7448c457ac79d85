/** What the check of a web address found. */
export type LinkResult =
  | { readonly kind: 'ok' }
  /** The server has a permanent redirect to another address. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The server has no such page. `reason` is a noun phrase, like "status 404". */
  | { readonly kind: 'gone'; readonly reason: string }
  /** No server, an error of the server, or no answer in time. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The server refuses programs, or the address must not be requested. */
  | { readonly kind: 'unchecked'; readonly reason: string }
