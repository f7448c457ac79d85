/** Controls Chromium through the DevTools Protocol alone, because Playwright turns off prerendering. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { browserArgs } from './chromium'

/** Parameters or result of a command, or parameters of an event. */
// oxlint-disable-next-line typescript/no-explicit-any -- The protocol has hundreds of types.
type Fields = Record<string, any>

interface Reply {
  readonly resolve: (result: Fields) => void
  readonly reject: (error: Error) => void
  readonly sessionId?: string
}

export interface DevTools {
  /**
   * Sends a command to the browser, or to the target of a session.
   * @throws Error if the browser rejects the command, or the session ends before it has a result
   */
  readonly send: (method: string, params?: Fields, sessionId?: string) => Promise<Fields>
  /** Calls a function for every event of a name. */
  readonly on: (method: string, handle: (params: Fields, sessionId?: string) => void) => void
  readonly close: () => Promise<void>
}

/**
 * Starts a browser with an empty profile.
 * @param path path of its program
 */
export function launchDevTools(path: string): DevTools {
  const profile = mkdtempSync(join(tmpdir(), 'devtools-'))
  const args = [
    ...browserArgs,
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    // Headless Chromium has no mouse: the types of its pointers that can hover, and that are precise.
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    // Requests to other hosts must fail.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ]
  const browser = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const [, , , input, output] = browser.stdio as unknown as [null, null, null, Writable, Readable]
  const replies = new Map<number, Reply>()
  const listeners: { readonly method: string; readonly handle: (params: Fields, sessionId?: string) => void }[] = []
  const exited = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  let lastId = 0
  let rest = ''

  const endSession = (ended: string) => {
    for (const { sessionId, reject } of replies.values())
      if (sessionId === ended) reject(new Error('The session ended.'))
  }
  const receive = ({ id, method, params, result, error, sessionId }: Fields) => {
    const reply = replies.get(id)
    replies.delete(id)
    if (error) reply?.reject(new Error(error.message))
    else reply?.resolve(result)
    if (method === 'Target.detachedFromTarget') endSession(params.sessionId)
    for (const listener of listeners) if (listener.method === method) listener.handle(params, sessionId)
  }
  output.setEncoding('utf8').on('data', (data: string) => {
    // Every message ends with a null character.
    const messages = (rest + data).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages) receive(JSON.parse(message))
  })

  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        replies.set(id, { resolve, reject, sessionId })
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      }),
    on: (method, handle) => void listeners.push({ method, handle }),
    close: async () => {
      browser.kill()
      await exited
      try {
        rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
      } catch {
        // A process of the browser still writes. The system cleans its folder of temporary files.
      }
    },
  }
}
