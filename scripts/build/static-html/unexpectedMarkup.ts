import { GuideError } from '@/lib/problems'

/** What to do when Next.js writes what the step does not know, most likely after an upgrade. */
const upgrade =
  'If Next.js was upgraded, see scripts/build/static-html/ and teach it the new form. PLAIN_EXPORT=1 builds without this step.'

/** Stops the build: an export that is not understood must not be changed. */
export function unexpectedMarkup(file: string, expected: string, found: string, fix = upgrade): GuideError {
  return new GuideError([{ file, expected, found: found.length > 160 ? `${found.slice(0, 157)}...` : found, fix }])
}
