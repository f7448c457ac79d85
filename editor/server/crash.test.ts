/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyElection, removeCopies } from '@/data/fixtures/copyElection'
import { buildChildEnv } from '@/lib/env'
import { tokenHeader, type ElectionState } from '../api'
import { folder, runEditor } from './testing/runEditor'

afterEach(removeCopies)

const candidate = 'candidates/ada.yaml'

/** Starts an editor that dies when it replaces a file. */
async function startProcess(root: string) {
  const project = resolve()
  const program = spawn(
    process.execPath,
    [
      '--require',
      join(project, 'editor/server/testing/killOnRename.cjs'),
      '--import',
      `file://${join(project, 'node_modules/tsx/dist/loader.mjs')}`,
      join(project, 'editor/server/testing/serveCopy.ts'),
      root,
    ],
    { cwd: project, env: buildChildEnv({ NODE_OPTIONS: undefined }), stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [output] = (await once(program.stdout, 'data')) as [Buffer]
  return { program, address: new URL(output.toString().trim()) }
}

it('leaves the file as it was if the server dies between writing and replacing it', async () => {
  const { root } = copyElection()
  const { program, address } = await startProcess(root)
  const headers = {
    [tokenHeader]: address.hash.replace('#token=', ''),
    origin: address.origin,
    'content-type': 'application/json',
  }
  const state = (await (await fetch(`${address.origin}/api/election`, { headers })).json()) as ElectionState
  const { version = '', value } = state.files.find(({ path }) => path === candidate) ?? {}
  const files = [{ path: candidate, value: { ...(value as object), name: 'Eve' }, base: version }]
  const exit = once(program, 'exit')
  const saving = fetch(`${address.origin}/api/save`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ folder, files }),
  })
  await expect(saving).rejects.toThrow('fetch failed')
  expect(await exit).toEqual([null, 'SIGKILL'])
  expect(readdirSync(join(root, 'data', folder, 'candidates'))).toContainEqual(expect.stringMatching(/^\.ada.*\.tmp$/))

  const next = await runEditor({ ...copyElection(), root })
  try {
    expect(await next.getFile(candidate)).toMatchObject({ version, value })
    expect(await next.post('/api/save', { folder, files })).toMatchObject({ status: 200 })
    expect(next.read(candidate)).toContain('name: Eve')
  } finally {
    await next.stop()
  }
}, 30_000)
