import type { YamlPath } from '@/guide/write/edits'
import type { Draft } from '../drafts/draft'
import type { Plan } from './plan'

/**
 * Gives a new part of a file without sources the first source of the guide, which `npm run new:election` asks for.
 * @param noun what has no source, in the plural
 */
export function setDefaultSources(plan: Plan, draft: Draft, base: YamlPath, noun: string): void {
  const [source] = Object.keys(plan.drafts.sources.value ?? {})
  if (source === undefined || draft.get([...base, 'sources']) !== undefined) return
  draft.set([...base, 'sources'], [source])
  plan.note(`New ${noun} without a source in the sheets, which get "${source}", the first source of the guide`)
}
