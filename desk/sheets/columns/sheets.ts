import { candidates } from './candidates'
import type { SheetKind } from './column'
import { races } from './races'
import { sources } from './sources'
import { statements } from './statements'
import { topics } from './topics'

/** Every kind of sheet, in the order of an export. */
export const sheetKinds: readonly SheetKind[] = [races, candidates, topics, statements, sources]
