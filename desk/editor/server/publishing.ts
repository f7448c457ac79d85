import type { ElectionState, PublishOutcome } from '@/desk/editor/api'
import { PublishError } from '@/desk/publish/obstacles'
import { publish, type PublishOptions, type PublishResult } from '@/desk/publish/publish'
import { readPublication } from '@/desk/publish/readPublication'
import { toElectionPath, toFieldProblem } from './http/failures'

/** If this fails, it is not known what is published. Files can still be edited and saved. */
export async function readUnpublished(
  root: string,
  folder: string,
  reportError: (error: unknown) => void,
): Promise<Pick<ElectionState, 'publication' | 'unpublished'>> {
  try {
    const { unpublished, publication } = await readPublication(root, folder)
    const changes = unpublished?.map((change) => ({ ...change, file: toElectionPath(change.file, folder) }))
    return { publication, ...(changes ? { unpublished: changes } : {}) }
  } catch (error) {
    reportError(error)
    return {}
  }
}

/** Publishes the editors' files. Files of the answer are relative to the election's folder. */
export async function publishFiles(
  root: string,
  folder: string,
  { settled = {}, ...options }: PublishOptions,
): Promise<PublishOutcome> {
  const files = Object.entries(settled).map(([path, settlement]) => [toProjectPath(path, folder), settlement])
  try {
    return toOutcome(await publish(root, { ...options, settled: Object.fromEntries(files) }), folder)
  } catch (error) {
    if (error instanceof PublishError) return { obstacle: error.obstacle }
    throw error
  }
}

function toOutcome(result: PublishResult, folder: string): PublishOutcome {
  if ('problems' in result) return { problems: result.problems.map((problem) => toFieldProblem(problem, folder)) }
  if (!('conflicts' in result)) return result
  return {
    conflicts: result.conflicts.map(({ file, base }) => {
      return { file: { ...file, path: toElectionPath(file.path, folder) }, base }
    }),
  }
}

/** The reverse of `toElectionPath`. */
function toProjectPath(path: string, folder: string): string {
  return /^(?:data|public)\//.test(path) ? path : `data/${folder}/${path}`
}
