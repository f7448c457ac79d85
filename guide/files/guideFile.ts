/** Server only: passes a guide to other processes of a build, so that they need not validate the election again. */
import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { Guide } from '@/guide/fields/published'
import { deepFreeze } from '@/lib/values'

export function writeGuideFile(file: string, guide: Guide): void {
  writeFileSync(file, serialize(guide))
}

/** Reads a file of {@link writeGuideFile} by the same version of Node.js. The guide is frozen. */
export function readGuideFile(file: string): Guide {
  return deepFreeze(deserialize(readFileSync(file)) as Guide)
}
