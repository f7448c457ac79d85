import { trustFields } from '@/guide/read/warnings'
import type { Guide } from '@/guide/fields/published'
import type { Env } from '@/lib/env'

/** Lists what is left to do before readers get the site. `missingElections` are those that the build has left out. */
export function listLaunchSteps(
  { election, files }: Guide,
  { siteUrl, outDir }: Pick<Env, 'siteUrl' | 'outDir'>,
  missingElections: readonly string[] = [],
): readonly string[] {
  const missing = trustFields.filter((field) => election.publisher?.[field] === undefined)
  return [
    missingElections.length > 0 &&
      `Before you publish: unset ELECTION and build again. ${outDir}/ has one election, and lacks the rest of the site: ${missingElections.join(', ')}.`,
    missing.length > 0 &&
      `Before you publish: add ${missing.join(', ')} under "publisher" in ${files.election}. Readers want to know who makes and pays for a guide.`,
    !siteUrl &&
      'Before you publish: set SITE_URL to the address of the site, like https://guide.example. Without it, link previews in messengers have no picture.',
  ].filter((step) => typeof step === 'string')
}
