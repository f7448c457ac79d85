/** Drives WebKitGTK with the commands of W3C WebDriver, on a display in memory. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { findFreePort } from '@/build/hosts/testing/startNginx'
import { listSystemPaths } from '@/lib/cli/chromium'
import { buildChildEnv } from '@/lib/env'
import type { Blocked, Driver } from './tab'

const blockingArgs: Readonly<Record<Blocked, readonly string[]>> = {
  storage: ['--features=-LocalStorage', '--cookies-policy=never'],
  'workers and speculation': ['--features=-ServiceWorkers,-SharedWorker', '--enable-dns-prefetching=false'],
  'the back/forward cache': ['--enable-page-cache=false'],
}

/** Key of a reference to an element, and code of the Enter key, both from the standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const enter = '\uE007'

/** Finds the program in a folder like `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`. */
function findMiniBrowser(): string | undefined {
  const list = (folder: string, name: RegExp) =>
    existsSync(folder) ? readdirSync(folder).filter((each) => name.test(each)) : []
  return list('/usr/lib', /-linux-gnu$/)
    .map((machine) => join('/usr/lib', machine))
    .flatMap((folder) => list(folder, /^webkit/).map((version) => join(folder, version, 'MiniBrowser')))
    .find((path) => existsSync(path))
}

/** Names the programs that this machine lacks. Empty if it has all. */
export function findMissingWebKit(): string {
  const isInstalled = (name: string) => listSystemPaths(name).some((path) => existsSync(path))
  const missing = ['WebKitWebDriver', 'Xvfb'].filter((name) => !isInstalled(name))
  if (!findMiniBrowser()) missing.push('MiniBrowser')
  return missing.length > 0 ? `no ${missing.join(', ')}` : ''
}

export async function openWebKit(blocked?: Blocked): Promise<Driver> {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(display.stdout, 'data')
  const port = await findFreePort()
  const env = buildChildEnv({ DISPLAY: `:${String(number).trim()}` })
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })

  async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const content = body === undefined ? null : JSON.stringify(body)
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: content })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  await expect(() => send('GET', '/status')).toPass({ timeout: 15_000 })
  const options = { binary: findMiniBrowser(), args: ['--automation', ...(blocked ? blockingArgs[blocked] : [])] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities })

  const command = <T>(path: string, body: unknown) => send<T>('POST', `/session/${sessionId}/${path}`, body)
  const run = <T>(script: string, value?: unknown) => command<T>('execute/sync', { script, args: [value ?? null] })
  const findElement = async (body: string, value: unknown) =>
    `element/${(await run<Record<string, string>>(body, value))[elementKey]}`
  return {
    open: (url) => command('url', { url }),
    run,
    click: async (body, value) => command(`${await findElement(body, value)}/click`, {}),
    type: async (body, value, text) => command(`${await findElement(body, value)}/value`, { text }),
    pressEnter: () => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: enter }))
      return command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    setWidth: (width) => command('window/rect', { width, height: 800 }),
    close: async () => {
      await send('DELETE', `/session/${sessionId}`)
      for (const each of [server, display]) await stop(each)
    },
  }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null) await once(child, 'exit')
}
