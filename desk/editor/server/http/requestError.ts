import type { Conflict, Failure } from '@/desk/editor/api'

export class RequestError extends Error {
  override name = 'RequestError'

  /**
   * @param status status of the response
   * @param failure body of the response
   */
  constructor(
    readonly status: number,
    readonly failure: Failure | Conflict,
  ) {
    super(failure.message)
  }
}
