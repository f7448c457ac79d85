/** For tests: an editor of a copy of the Anytown fixture, and requests to it. */
import { readFileSync } from 'node:fs'
import { request, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { copyElection, removeCopies, type Copy } from '@/guide/testing/copyElection'
import { tokenHeader, type ElectionState, type FileState } from '@/desk/editor/api'
import type { Services } from '@/desk/editor/services'
import { startEditor } from '../startEditor'

/** Name of the election's folder in the copy. */
export const folder = 'anytown-2017'

export interface TestResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- Tests compare it.
  readonly json: any
}

export interface TestEditor extends Copy {
  readonly origin: string
  readonly token: string
  /** Sends a request. Headers that are undefined are left out. */
  readonly send: (
    method: string,
    path: string,
    body?: string | Uint8Array,
    headers?: OutgoingHttpHeaders,
  ) => Promise<TestResponse>
  /** Sends JSON as the editor's page does. */
  readonly post: (path: string, body: unknown) => Promise<TestResponse>
  readonly getState: () => Promise<ElectionState>
  readonly getFile: (path: string) => Promise<FileState & { readonly value: Record<string, unknown> }>
  /** Saves a file with some fields changed. */
  readonly save: (path: string, changes: Readonly<Record<string, unknown>>) => Promise<TestResponse>
  readonly getPath: (file: string) => string
  readonly read: (file: string) => string
  readonly stop: () => Promise<void>
}

const services: Services = {
  bundleClient: () => Promise.resolve({ script: 'start()', styles: 'body {}' }),
  renderPage: ({ page, drafts, base }) => {
    if (page === 'img/a.svg') return Promise.resolve({ type: 'image/svg+xml', content: '<svg/>' })
    if (page !== 'profile/ada/') return Promise.resolve(undefined)
    return Promise.resolve({ html: `${base} ${JSON.stringify(drafts)}`, styleSources: "'self'" })
  },
  cropPhoto: (photo) => Promise.resolve({ photo, crop: 'data:image/jpeg;base64,AA==' }),
}

export async function runEditor(
  copy = copyElection(),
  election: string | undefined = folder,
  reportError = (error: unknown): void => {
    throw error
  },
): Promise<TestEditor> {
  const { address, stop } = await startEditor({
    root: copy.root,
    folder: election || undefined,
    loadServices: () => Promise.resolve(services),
    reportError,
  })
  const { origin, host, hash } = new URL(address)
  const token = hash.replace('#token=', '')
  const send: TestEditor['send'] = (method, path, body, changes = {}) => {
    const own = { host, origin, [tokenHeader]: token, 'content-type': 'application/json' }
    const all = { ...own, ...changes }
    const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    return new Promise((resolve, reject) => {
      const call = request(`${origin}/`, { method, path, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          const json = response.headers['content-type'] === 'application/json' ? JSON.parse(text) : undefined
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json })
        })
      })
      call.on('error', reject).end(body)
    })
  }
  const getState = async () => (await send('GET', '/api/election')).json as ElectionState
  const post: TestEditor['post'] = (path, body) => send('POST', path, JSON.stringify(body))
  const getFile: TestEditor['getFile'] = async (path) => {
    const { files } = await getState()
    const file = files.find((other) => other.path === path)
    if (!file) throw new Error(`No file ${path}.`)
    return file as Awaited<ReturnType<TestEditor['getFile']>>
  }
  const getPath = (file: string) => join(copy.root, 'data', folder, file)
  return {
    ...copy,
    origin,
    token,
    send,
    post,
    getState,
    getFile,
    getPath,
    stop,
    save: async (path, changes) => {
      const { version, value } = await getFile(path)
      return post('/api/save', { folder, files: [{ path, value: { ...value, ...changes }, base: version }] })
    },
    read: (file) => readFileSync(getPath(file), 'utf8'),
  }
}

/** Starts an editor before each test of a file, and stops it afterward. */
export function useEditor(): { readonly current: TestEditor } {
  const holder = {} as { current: TestEditor }
  // A save waits for the disk, which is slow on a busy computer.
  jest.setTimeout(30_000)
  beforeEach(async () => {
    holder.current = await runEditor()
  })
  afterEach(async () => {
    await holder.current.stop()
    removeCopies()
  })
  return holder
}
