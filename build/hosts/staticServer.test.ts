/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@/lib/server/staticServer'
import { testHost } from './testing/describeHost'
import { writeSampleSite } from './testing/sampleSite'

let folder: string
let origin: string
let stop: () => Promise<unknown>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'))
  writeSampleSite(folder)
  const server = await startServer({ folder, port: 0 })
  origin = server.address.replace(/\/$/, '')
  stop = server.stop
})

afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

testHost(() => origin)
