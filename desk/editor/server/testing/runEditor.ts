/** For tests: an editor of a copy of the Anytown fixture, and requests to it. */
import { readFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { copyElection } from '@/guide/testing/fixtures'
import { tokenHeader, type ElectionState, type FileState } from '@/desk/editor/api'
import type { Services } from '@/desk/editor/services'
import { startEditor } from '../startEditor'

/** Name of the election's folder in the copy. */
export const folder = 'anytown-2017'

export type TestEditor = Awaited<ReturnType<typeof runEditor>>

const services: Services = {
  bundleClient: () => Promise.resolve({ scripts: new Map([['client.js', 'start()']]), styles: 'body {}' }),
  renderPage: ({ page, drafts, base }) => {
    if (page === 'img/a.svg') return Promise.resolve({ type: 'image/svg+xml', content: '<svg/>' })
    if (page !== 'profile/ada/') return Promise.resolve(undefined)
    const content = `${base} ${JSON.stringify(drafts)}`
    return Promise.resolve({ type: 'text/html; charset=utf-8', content, styleSources: "'self'" })
  },
  github: {},
  stripPhoto: (photo) => Promise.resolve({ photo }),
  cropPhoto: () =>
    Promise.resolve({ whole: { address: 'data:image/jpeg;base64,AA==', width: 600, height: 800 }, crops: [] }),
}

/** Starts an editor of a copy, unless `election` is empty with an open election. */
export async function runEditor(
  copy = copyElection(),
  election = folder,
  reportError = (error: unknown): void => {
    throw error
  },
) {
  const { address, stop } = await startEditor({
    root: copy.root,
    folder: election || undefined,
    loadServices: () => Promise.resolve(services),
    reportError,
  })
  const { origin, host, hash } = new URL(address)
  const token = hash.replace('#token=', '')
  /** Sends a request. Headers that are undefined are left out. */
  const send = (method: string, path: string, body?: string | Uint8Array, changes: OutgoingHttpHeaders = {}) => {
    const all = { host, origin, [tokenHeader]: token, 'content-type': 'application/json', ...changes }
    const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    return new Promise<TestResponse>((resolve, reject) => {
      const call = request(`${origin}/`, { method, path, headers }, async (response) => {
        const content = await text(response)
        const json = response.headers['content-type'] === 'application/json' ? JSON.parse(content) : undefined
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: content, json })
      })
      call.on('error', reject).end(body)
    })
  }
  const getState = async () => (await send('GET', '/api/election')).json as ElectionState
  /** Sends JSON as the editor's page does. */
  const post = (path: string, body: unknown) => send('POST', path, JSON.stringify(body))
  const getFile = async (path: string) => {
    const file = (await getState()).files.find((other) => other.path === path)
    if (!file) throw new Error(`No file ${path}.`)
    return file as FileState & { readonly value: Record<string, unknown> }
  }
  /** A file with some fields changed, as the editor's page sends it. */
  const change = async (path: string, changes: object = {}) => {
    const { version, value } = await getFile(path)
    return { path, value: { ...value, ...changes }, base: version }
  }
  const saveFiles = (...files: readonly object[]) => post('/api/save', { folder, files })
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
    change,
    saveFiles,
    /** Saves a file with some fields changed. */
    save: async (path: string, changes: object) => saveFiles(await change(path, changes)),
    read: (file: string) => readFileSync(getPath(file), 'utf8'),
  }
}

interface TestResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- Tests compare it.
  readonly json: any
}

/** Starts an editor before each test of a file, and stops it afterward. */
export function useEditor(): TestEditor {
  let editor: TestEditor | undefined
  beforeEach(async () => {
    editor = await runEditor()
  })
  afterEach(async () => {
    await editor?.stop()
  })
  return new Proxy({} as TestEditor, { get: (_, key) => Reflect.get(editor ?? {}, key) })
}
