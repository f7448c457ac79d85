import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '@/lib/server/staticServer'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'

// Each test starts the command, which takes seconds on a busy machine.
jest.setTimeout(60_000)

const root = createTemporaryFolder()
let address: string
let stop: () => Promise<unknown>

const writeExport = (folder: string) => writeFiles(folder, { 'index.html': 'home', '404.html': 'not found' })

beforeAll(async () => {
  writeExport(join(root, 'out'))
  writeExport(join(root, 'live'))
  ;({ address, stop } = await startServer({ folder: join(root, 'live'), basePath: '/guide', port: 0 }))
})

afterAll(() => stop())

/** Runs the command in a project folder with an export. */
function verify(args: readonly string[], outDir = 'out') {
  const project = process.cwd()
  const tsx = join(project, 'node_modules', '.bin', 'tsx')
  const script = ['--tsconfig', join(project, 'tsconfig.json'), join(project, 'scripts', 'verify.ts')]
  return new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, OUT_DIR: outDir }
    execFile(tsx, [...script, ...args], { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ status: error ? error.code : 0, stdout, stderr })
    })
  })
}

it('exits with 0 if the live site is identical', async () => {
  const { status, stdout } = await verify([address])
  expect(stdout).toBe(
    `Comparing ${address} with out/\nWaiting for ${new URL(address).host} to answer.\n30% (1 of 3)\n60% (2 of 3)\n100% (3 of 3)\nCompared 3 addresses. No differences.\n`,
  )
  expect(status).toBe(0)
})

it('lists differences and exits with 1', async () => {
  writeFileSync(join(root, 'live', 'index.html'), 'changed')
  const { status, stdout } = await verify([address.replace(/\/$/, '')])
  expect(stdout).toContain(`${address}\n  content has 7 bytes, expected 4\n\nCompared 3 addresses. 1 differs.\n`)
  expect(status).toBe(1)
})

it.each([[['guide.example']], [['https://guide.example/', 'https://other.example/']]])(
  'explains its usage and exits with 2 for the arguments %j',
  async (args) => {
    const { status, stderr } = await verify(args)
    expect(stderr).toMatch(/^Usage: npm run verify -- https:/)
    expect(status).toBe(2)
  },
)

it('exits with 1 if the host does not answer', async () => {
  const { status, stderr } = await verify(['http://127.0.0.1:1/'])
  expect(stderr).toMatch(/^127\.0\.0\.1:1 does not answer: .+ Check the address and your connection/)
  expect(status).toBe(1)
})

it('explains that there is no export and exits with 1', async () => {
  const { status, stderr } = await verify([address], 'out-none')
  expect(stderr).toBe('There is no export in out-none/. Run npm run build, with the options of the live site.\n')
  expect(status).toBe(1)
})
