import { startServer } from '@/lib/server/staticServer'
import { testHost } from './testing/describeHost'
import { writeSampleSite } from './testing/sampleSite'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

let origin: string
let stop: () => Promise<unknown>

beforeAll(async () => {
  const folder = createTemporaryFolder()
  writeSampleSite(folder)
  const server = await startServer({ folder, port: 0 })
  origin = server.address.replace(/\/$/, '')
  stop = server.stop
})

afterAll(() => stop())

testHost(() => origin)
