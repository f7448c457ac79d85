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

type Handle = (params: Fields, sessionId?: string) => void

export type DevTools = ReturnType<typeof launchDevTools>

/**
 * Starts a browser with an empty profile.
 * @param path path of its program
 */
export function launchDevTools(path: string) {
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
  const listeners: { readonly method: string; readonly handle: Handle }[] = []
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
    /**
     * Sends a command to the browser, or to the target of a session.
     * @throws Error if the browser rejects the command, or the session ends before it has a result
     */
    send: (method: string, params: Fields = {}, sessionId?: string) =>
      new Promise<Fields>((resolve, reject) => {
        const id = ++lastId
        replies.set(id, { resolve, reject, sessionId })
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      }),
    /** Calls a function for every event of a name. */
    on: (method: string, handle: Handle) => void listeners.push({ method, handle }),
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
