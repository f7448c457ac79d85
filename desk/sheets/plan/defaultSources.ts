import type { Path } from '@/lib/values'
import type { EditedFile } from '../editedFiles'
import type { Plan } from './plan'

/**
 * Gives a new part of a file without sources the first source of the guide, which `npm run new:election` asks for.
 * @param noun what has no source, in the plural
 */
export function setDefaultSources(plan: Plan, file: EditedFile, base: Path, noun: string): void {
  const [source] = Object.keys(plan.files.sources.value ?? {})
  if (source === undefined || file.get([...base, 'sources']) !== undefined) return
  file.set([...base, 'sources'], [source])
  plan.note(`New ${noun} without a source in the sheets, which get "${source}", the first source of the guide`)
}
