/** Replaces `next/navigation` in the bundle. */

/** Thrown by a page for an address that it does not have. */
export class NotFoundError extends Error {}

/**
 * Stops rendering a page that does not exist.
 * @throws NotFoundError always
 */
export function notFound(): never {
  throw new NotFoundError()
}
