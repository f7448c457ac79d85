/** The servers that `npm run bench:load` compares, and the processor time that they take. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listenLocally } from '@/build/hosts/testing/listenLocally'
import { findFreePort, nginx, runNginx, startNginx, type Changes } from '@/build/hosts/testing/startNginx'
import { GuideError } from '@/lib/problems'

/** A running nginx with one process. */
export interface Nginx {
  /** Address without HTTPS and without a slash at the end. */
  readonly origin: string
  readonly secureOrigin: string
  /** The responses so far, if they are logged. Bytes include headers. */
  readonly readLog: () => readonly { readonly bytes: number; readonly path: string }[]
  /** Seconds of processor time since the start. */
  readonly readProcessorTime: () => number
  readonly stop: () => Promise<void>
}

/** Starts nginx with a site and the example configuration, which also listens without HTTPS. */
export async function startGuide(site: string, { log }: { readonly log: boolean }): Promise<Nginx> {
  const folder = createFolder()
  const [secure, plain, redirect] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const logging: Changes = [
    ['map $request_method ', `log_format bench "$bytes_sent $request_uri";\nmap $request_method `],
    ['    index index.html;\n', `    index index.html;\n    access_log ${folder}/access.log bench;\n`],
  ]
  const changes: Changes = [
    ...listenLocally(folder, resolve(site), [secure, redirect]),
    [` ssl http2;\n`, ` ssl http2;\n    listen 127.0.0.1:${plain};\n`],
    ...(log ? logging : []),
  ]
  const origin = `http://localhost:${plain}`
  const stop = await startNginx(folder, origin, changes)
  return describeServer(folder, origin, `https://localhost:${secure}`, stop)
}

/** Starts nginx with one file as the page of its root folder, and no settings. */
export async function startBare(file: string): Promise<Nginx> {
  const folder = createFolder()
  const port = await findFreePort()
  const root = join(folder, 'bare')
  mkdirSync(root)
  copyFileSync(file, join(root, 'index.html'))
  const origin = `http://localhost:${port}`
  // The file is compressed already.
  const stop = await runNginx(folder, origin, `server { listen 127.0.0.1:${port}; root ${root}; gzip off; }`)
  return describeServer(folder, origin, '', stop)
}

function createFolder(): string {
  const isMeasurable = existsSync('/proc/self/schedstat')
  if (!nginx || !isMeasurable)
    throw new GuideError([{ file: 'nginx', message: 'The benchmark needs nginx on Linux. Install it with apt-get.' }])
  return mkdtempSync(join(tmpdir(), 'load-'))
}

function describeServer(folder: string, origin: string, secureOrigin: string, stop: () => Promise<void>): Nginx {
  const pid = readFileSync(join(folder, 'pid'), 'utf8').trim()
  return {
    origin,
    secureOrigin,
    readLog: () => {
      const lines = readFileSync(join(folder, 'access.log'), 'utf8').split('\n')
      return lines.filter(Boolean).map((line) => {
        const [bytes, path = ''] = line.split(' ')
        return { bytes: Number(bytes), path }
      })
    },
    // Nanoseconds. Other counters are in hundredths of a second.
    readProcessorTime: () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}
