/** Replaces modules of the site in the bundle that need a build or a browser. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Guide } from '@/guide/fields/published'

/** A preview runs no scripts. */
export const InlineScript = () => null

const current = new AsyncLocalStorage<Guide>()

/** Other pages may be rendered at the same time. */
export function withGuide<Result>(guide: Guide, render: () => Result): Result {
  return current.run(guide, render)
}

/** @throws Error outside of {@link withGuide} */
export function getGuide(): Guide {
  const guide = current.getStore()
  if (!guide) throw new Error('Pages of a preview must be rendered inside withGuide.')
  return guide
}

export class NotFoundError extends Error {}

/** @throws NotFoundError always */
export function notFound(): never {
  throw new NotFoundError()
}
