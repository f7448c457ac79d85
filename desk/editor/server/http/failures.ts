import { describeSystemError } from '@/lib/cli/runCli'
import { GuideError, type Problem } from '@/lib/problems'
import type { Conflict, Failure, FieldProblem } from '@/desk/editor/api'

export class RequestError extends Error {
  override name = 'RequestError'

  /** @param failure body of the response */
  constructor(
    readonly status: number,
    readonly failure: Failure | Conflict,
  ) {
    super(failure.message)
  }
}

export function describeFailure(error: unknown, folder: string): { status: number; failure: Failure } {
  if (error instanceof RequestError) return error
  if (error instanceof GuideError) {
    const problems = error.problems.map((problem) => {
      const own = toFieldProblem(problem, folder)
      return problem.file === 'options' ? { ...own, path: [(problem.field ?? '').replace(/^--/, '')] } : own
    })
    const message = ['Nothing was saved.', problems[0]?.message].join(' ')
    return { status: 422, failure: { message, problems } }
  }
  const reason = describeSystemError(error)
  if (reason !== undefined) return { status: 503, failure: { message: `Nothing was saved. ${reason}` } }
  const message = 'The editor failed to do this. Its terminal shows the reason. Your changes are kept in this browser.'
  return { status: 500, failure: { message } }
}

export function toFieldProblem({ file, path = [], message }: Problem, folder: string): FieldProblem {
  return {
    file: toElectionPath(file, folder),
    path: path.map((key) => (typeof key === 'number' ? key : String(key))),
    message,
  }
}

/** Paths outside of the election's folder stay as they are. */
export function toElectionPath(file: string, folder: string): string {
  const prefix = `data/${folder}/`
  return file.startsWith(prefix) ? file.slice(prefix.length) : file
}
