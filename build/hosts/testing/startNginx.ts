/** For tests: runs nginx with the example configuration. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '@/lib/env'
import { sendRequest } from './sendRequest'

// The PATH of ordinary users may lack the system's folder.
const folders = [...readEnv().searchPath.split(delimiter), '/usr/sbin']

/** Path of the installed nginx. Undefined if there is none. */
export const nginx = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))

export type Changes = readonly (readonly [text: string, replacement: string])[]

/** Finds a free port on the loopback interface. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/**
 * Starts nginx with the example configuration.
 * @param origin address of the server, without a slash at the end
 * @param changes strings of the example, each with its replacement
 * @returns a function that stops the server
 */
export function startNginx(folder: string, origin: string, changes: Changes): Promise<() => Promise<void>> {
  return runNginx(folder, origin, changeExample(changes))
}

/**
 * Starts nginx with the configuration of a site, and waits until it responds. Writes only to its own folder, and its
 * process id to the file `pid` there.
 * @throws an error if the server does not respond within ten seconds
 */
export async function runNginx(folder: string, origin: string, site: string): Promise<() => Promise<void>> {
  writeFileSync(join(folder, 'guide.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), formatMainConfig(folder))
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
  const child = spawn(nginx ?? 'nginx', args, { stdio: 'ignore' })
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  if (await isUp(origin)) return stop
  await stop()
  throw new Error(`nginx did not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
}

/** Waits for a server that is starting. False if it does not respond within ten seconds. */
async function isUp(origin: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await sendRequest(origin, '/').catch(() => undefined)) return true
    await sleep(100)
  }
  return false
}

/**
 * Returns the example with every occurrence of each string replaced.
 * @throws an error if a string does not occur, since the test would then use the wrong settings
 */
function changeExample(changes: Changes): string {
  return changes.reduce(
    (config, [text, replacement]) => {
      if (!config.includes(text)) throw new Error(`The configuration does not contain "${text}".`)
      return config.replaceAll(text, replacement)
    },
    readFileSync(join('build', 'hosts', 'nginx.conf'), 'utf8'),
  )
}

/**
 * Debian's main configuration with this site only, if it is there, or else a minimal one. One process in the
 * foreground.
 */
function formatMainConfig(folder: string): string {
  mkdirSync(join(folder, 'temporary'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/temporary/${name};`).join(' ')
  const debian = '/etc/nginx/nginx.conf'
  const main = existsSync(debian) ? readFileSync(debian, 'utf8') : 'events {}\nhttp {\ngzip on;\n}'
  const ownLines = main
    .split('\n')
    .filter(
      (line) =>
        !/^\s*(?:user|pid|daemon|error_log|access_log|include\s.*\/(?:conf\.d|sites-enabled|modules-enabled)\/)/.test(
          line,
        ),
    )
    .join('\n')
  return `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;\n${ownLines.replace(
    /http\s*\{/,
    `http { access_log off; ${paths} include ${folder}/guide.conf;`,
  )}`
}
