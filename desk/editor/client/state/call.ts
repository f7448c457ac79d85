import { tokenHeader, type Api, type Conflict, type Failure } from '@/desk/editor/api'

/** Answer to a request. Status 0: the server does not answer. */
export type Result<Answer> =
  | { readonly isOk: true; readonly answer: Answer }
  | { readonly isOk: false; readonly status: number; readonly failure: Failure }

/** Sends a request. Never rejects. `query` is appended to the address. */
export type Call = <Operation extends keyof Api>(
  operation: Operation,
  request: Api[Operation]['request'],
  query?: Readonly<Record<string, string>>,
) => Promise<Result<Api[Operation]['answer']>>

const offline = {
  isOk: false,
  status: 0,
  failure: { message: 'The editor has stopped. Your changes are kept in this browser.' },
} as const

export function createCall(token: string): Call {
  return async (operation, request, query) => {
    const [method = '', path = ''] = operation.split(' ')
    const address = query ? `${path}?${new URLSearchParams(query)}` : path
    const isFile = request instanceof Blob
    const body = method === 'GET' ? {} : { body: request instanceof Blob ? request : JSON.stringify(request) }
    const headers = new Headers({ [tokenHeader]: token })
    if (method !== 'GET') headers.set('content-type', isFile ? 'application/octet-stream' : 'application/json')
    try {
      const response = await fetch(address, { method, headers, ...body })
      const answer: unknown = await response.json()
      if (!response.ok) return { isOk: false, status: response.status, failure: toFailure(answer) }
      return { isOk: true, answer: answer as never }
    } catch {
      return offline
    }
  }
}

function toFailure(answer: unknown): Failure {
  const isFailure = typeof answer === 'object' && answer !== null && 'message' in answer
  return isFailure ? (answer as Failure) : { message: 'The editor could not do this.' }
}

export function isConflict(failure: Failure): failure is Conflict {
  return 'file' in failure
}

/** The token comes in the fragment of the address, and is then kept for reloads in the storage of the tab. */
export function readToken(): string | undefined {
  const fragment = findToken()
  if (fragment !== undefined) {
    sessionStorage.setItem(tokenHeader, fragment)
    history.replaceState(null, '', location.pathname)
  }
  return fragment ?? sessionStorage.getItem(tokenHeader) ?? undefined
}

/** The address of another run differs only in its fragment, so the browser does not load it in an open tab. */
export function reloadForToken(): void {
  window.addEventListener('hashchange', () => {
    if (findToken() !== undefined) location.reload()
  })
}

function findToken(): string | undefined {
  return /^#token=([\w-]+)$/.exec(location.hash)?.[1]
}
