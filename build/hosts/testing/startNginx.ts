/** For tests: runs nginx with the example configuration. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '@/lib/env'
import { sendRequest } from './sendRequest'

// The PATH of ordinary users may lack the system's folder.
const folders = [...readEnv().searchPath.split(delimiter), '/usr/sbin']

/** Path of the installed nginx. Undefined if there is none. */
export const nginx = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))

/** Finds a free port on the loopback interface. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/**
 * Returns the example with every occurrence of each text replaced.
 * @throws an error if a text does not occur, since the test would then use the wrong settings
 */
export function changeExample(changes: readonly (readonly [text: string, replacement: string])[]): string {
  return changes.reduce(
    (config, [text, replacement]) => {
      if (!config.includes(text)) throw new Error(`The configuration does not contain "${text}".`)
      return config.replaceAll(text, replacement)
    },
    readFileSync(join('build', 'hosts', 'nginx.conf'), 'utf8'),
  )
}

/**
 * Starts nginx with the file `nginx.conf` of a folder, and waits until it responds.
 * @param origin address of the server, without a slash at the end
 * @returns a function that stops the server
 * @throws an error if the server does not respond within ten seconds
 */
export async function startNginx(folder: string, origin: string): Promise<() => Promise<void>> {
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
  const child = spawn(nginx ?? 'nginx', args, { stdio: 'ignore' })
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  for (let attempt = 0; attempt < 100; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop
    if (await sendRequest(origin, '/').catch(() => undefined)) return stop
    // oxlint-disable-next-line no-await-in-loop
    await sleep(100)
  }
  await stop()
  throw new Error(`nginx did not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
}
