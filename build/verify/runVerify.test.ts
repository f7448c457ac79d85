import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '@/lib/server/staticServer'
import { runCommand } from '@/lib/testing/runScript'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { runVerify } from './runVerify'

const page = { 'index.html': 'home', '404.html': 'not found' }
const live = createTemporaryFolder(page)
const root = createTemporaryFolder({ 'out/index.html': page['index.html'], 'out/404.html': page['404.html'] })
let address: string
let stop: () => Promise<unknown>

beforeAll(async () => {
  ;({ address, stop } = await startServer({ folder: live, basePath: '/guide', port: 0 }))
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterAll(() => {
  jest.restoreAllMocks()
  return stop()
})

const verify = (args: readonly string[], folder = root) => runCommand(folder, () => runVerify(args))

it('succeeds if the live site is identical', async () => {
  expect(await verify([address])).toEqual({
    status: 0,
    stdout: `Comparing ${address} with out/\nWaiting for ${new URL(address).host} to answer.\nCompared 3 addresses. No differences.\n`,
    stderr: '',
  })
  expect(process.stdout.write).toHaveBeenLastCalledWith('100% (3 of 3)\n')
})

it('lists differences and exits with 1', async () => {
  writeFileSync(join(live, 'index.html'), 'changed')
  const { status, stdout } = await verify([address.replace(/\/$/, '')])
  expect(stdout).toContain(`${address}\n  content has 7 bytes, expected 4\n\nCompared 3 addresses. 1 differs.\n`)
  expect(status).toBe(1)
})

it.each([[['guide.example']], [['https://guide.example/', 'https://other.example/']]])(
  'explains its usage and exits with 2 for the arguments %j',
  async (args) => {
    expect(await verify(args)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^Usage: npm run verify -- h/),
    })
  },
)

it('exits with 1 if the host does not answer, or if there is no export', async () => {
  const silent = await verify(['http://127.0.0.1:1/'])
  expect([silent.status, silent.stderr]).toEqual([
    1,
    expect.stringMatching(/^127\.0\.0\.1:1 does not answer: .+ Check/),
  ])
  const { status, stderr } = await verify([address], live)
  expect(stderr).toBe('There is no export in out/. Run npm run build, with the options of the live site.\n')
  expect(status).toBe(1)
})
