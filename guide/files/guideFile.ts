/** Server only: passes a guide to other processes of a build, so that they need not validate the election again. */
import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { Guide } from '@/guide/fields/published'

export function writeGuideFile(file: string, guide: Guide): void {
  writeFileSync(file, serialize(guide))
}

/** Reads a file of {@link writeGuideFile} by the same version of Node.js. The guide is frozen. */
export function readGuideFile(file: string): Guide {
  return deepFreeze(deserialize(readFileSync(file)) as Guide)
}

/** Freezes a value and everything in it, and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
