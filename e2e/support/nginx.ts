/** A real nginx with the example configuration in `build/hosts/nginx.conf`. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { expect } from 'playwright/test'
import { readEnv } from '@/lib/env'

/** Path of the installed nginx, if any. The `PATH` of ordinary users may lack the system's folder. */
export function nginxPath(): string | undefined {
  const folders = [...readEnv().searchPath.split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}

/**
 * Serves an export with the example configuration.
 * @param basePath path under which the site is served, like `/guide`, or empty for a domain's root
 * @returns the address of the site, with a slash at the end, and a function that stops the server
 * @throws an error if nginx is not installed
 */
export async function startNginx({ folder, basePath }: { folder: string; basePath: string }) {
  const program = nginxPath()
  if (!program) throw new Error('nginx is not installed. Install it, or unset TEST_HOST.')
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'))
  const root = join(prefix, 'guide')
  mkdirSync(dirname(root + basePath), { recursive: true })
  symlinkSync(resolve(folder), root + basePath)
  const port = await findFreePort()
  const siteConfig = join(prefix, 'guide.conf')
  writeFileSync(siteConfig, adaptExample(root, port, basePath))
  const mainConfig = join(prefix, 'nginx.conf')
  writeFileSync(mainConfig, wrapSite(siteConfig, prefix))
  const child = spawn(program, ['-p', prefix, '-c', mainConfig], { stdio: 'ignore' })
  const exited = new Promise((done) => child.once('exit', done))
  const stop = async () => {
    child.kill()
    await exited
    rmSync(prefix, { recursive: true })
  }
  const address = `http://localhost:${port}${basePath}/`
  await expect.poll(() => isReachable(address), { message: `nginx does not start; see ${prefix}` }).toBe(true)
  return { address, stop }
}

/** The example with the changes that its first lines describe, and another port. */
function adaptExample(root: string, port: number, basePath: string): string {
  const example = readFileSync(join('build', 'hosts', 'nginx.conf'), 'utf8')
  const changes = [
    ['root /srv/guide;', `root ${root};`],
    // The tests use HTTP. build/hosts/nginx.test.ts tests HTTPS and the redirect to it.
    ['listen 80;', `listen unix:${root}.socket;`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    ['listen [::]:443 ssl http2;', ''],
    ['ssl_certificate ', '# ssl_certificate '],
    ['ssl_certificate_key ', '# ssl_certificate_key '],
    [' /404.html', ` ${basePath}/404.html`],
  ] as const
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`build/hosts/nginx.conf no longer contains "${from}".`)
    return text.replaceAll(from, to)
  }, example)
}

/** A main configuration: one process in the foreground that writes only to its own folder. */
function wrapSite(siteConfig: string, prefix: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    'daemon off; master_process off; events {}',
    `pid ${prefix}/pid; error_log ${prefix}/error.log;`,
    `http { access_log off; ${temporary.map((name) => `${name}_temp_path ${prefix}/${name};`).join(' ')}`,
    `include ${siteConfig}; }`,
  ].join('\n')
}

function findFreePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}

function isReachable(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  )
}
