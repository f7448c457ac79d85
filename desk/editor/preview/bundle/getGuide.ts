/** Replaces `guide/read/getGuide` in the bundle: the guide of the page that is being rendered. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Guide } from '@/guide/fields/published'

const current = new AsyncLocalStorage<Guide>()

/** Calls a function whose pages get this guide. Other pages may be rendered at the same time. */
export function withGuide<Result>(guide: Guide, render: () => Result): Result {
  return current.run(guide, render)
}

/**
 * Returns the guide of the page that is being rendered.
 * @throws Error outside of {@link withGuide}
 */
export function getGuide(): Guide {
  const guide = current.getStore()
  if (!guide) throw new Error('Pages of a preview must be rendered inside withGuide.')
  return guide
}
