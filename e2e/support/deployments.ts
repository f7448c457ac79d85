/** A site that a test deploys again and again, and takes off the network. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeOffline } from '@/build/offline/writeOffline'
import { listFiles } from '@/lib/listFiles'
import { startServer } from '@/lib/server/staticServer'
import { startProxy } from './startProxy'

export interface Deployments {
  /** Address of the landing page, with a slash at the end. */
  readonly address: string
  /** Adds a version to the heading of each page, and to the date of what is kept. */
  readonly deploy: (version: string, options?: { readonly removeKept?: boolean }) => void
  /** Cuts all connections once so many more bytes are sent. */
  readonly disconnect: (bytes?: number) => void
  readonly reconnect: () => void
  /** Accepts connections, and stops sending after so many more bytes. */
  readonly stall: (bytes?: number) => void
  readonly stop: () => Promise<void>
}

/**
 * Serves a copy of an export. As on some hosts, browsers may cache its pages for ten minutes.
 * @param languages those of the guide. The first is the default.
 */
export async function startDeployments(out: string, languages: readonly string[]): Promise<Deployments> {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'))
  // Pages are uncompressed, so that they can be changed.
  cpSync(out, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$|\/share$/.test(file) })
  const server = await startServer({ folder, port: 0 })
  const sockets = new Set<Socket>()
  let left = Infinity
  let leftToStall = Infinity
  const proxy = await startProxy(server.address, (client, upstream) => {
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      if (left <= 0) socket.destroy()
    }
    upstream.on('data', (data) => {
      left -= data.length
      if (left <= 0) for (const socket of sockets) socket.destroy()
    })
    client.pipe(upstream)
    upstream.on('data', (data) => {
      if (leftToStall > 0) client.write(allowCaching(data.subarray(0, leftToStall)))
      leftToStall -= data.length
    })
    upstream.on('end', () => client.end())
  })

  const changePage = (file: string, version: string) => {
    const html = readFileSync(join(out, file), 'utf8')
    writeFileSync(join(folder, file), html.replace('</h1>', ` ${version}</h1>`))
  }
  return {
    address: proxy.address,
    deploy: (version, { removeKept = false } = {}) => {
      const files = listFiles(folder)
      for (const file of files.filter((name) => name.endsWith('.html'))) changePage(file, version)
      for (const [index, language] of languages.entries())
        writeFileSync(join(folder, index === 0 ? '' : language, 'offline.json'), JSON.stringify({ updated: version }))
      writeOffline(folder, languages, { basePath: '', removeKept })
    },
    disconnect: (bytes = 0) => {
      left = bytes
      if (bytes === 0) for (const socket of sockets) socket.destroy()
    },
    reconnect: () => {
      left = Infinity
      leftToStall = Infinity
    },
    stall: (bytes = 0) => (leftToStall = bytes),
    stop: async () => {
      proxy.stop()
      for (const socket of sockets) socket.destroy()
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Lets browsers cache pages, without changing the length of the data. */
function allowCaching(data: Buffer): Buffer {
  const text = data.toString('latin1')
  return Buffer.from(text.replaceAll('public, max-age=0, must-revalidate', 'public, max-age=600'.padEnd(34)), 'latin1')
}
