import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyElection } from '@/guide/testing/copyElection'
import { spawnKilled } from '@/lib/transaction/testing/spawnKilled'
import { tokenHeader, type ElectionState } from '../api'
import { folder, runEditor } from './testing/runEditor'

const paths = ['candidates/ada.yaml', 'candidates/bob.yaml', 'election.yaml']

/** Starts an editor, which is killed before a step of a save. Returns what the save changes. */
async function killWhileSaving(root: string, step: number) {
  const program = spawnKilled('desk/editor/server/testing/serveCopy.ts', process.cwd(), [root], step)
  const [output] = (await once(program.stdout ?? program, 'data')) as [Buffer]
  const address = new URL(output.toString().trim())
  const headers = {
    [tokenHeader]: address.hash.replace('#token=', ''),
    origin: address.origin,
    'content-type': 'application/json',
  }
  const state = (await (await fetch(`${address.origin}/api/election`, { headers })).json()) as ElectionState
  const files = paths.map((path) => {
    const { version = '', value } = state.files.find((file) => file.path === path) ?? {}
    return { path, value: { ...(value as object), updated: '2017-10-30' }, base: version }
  })
  const exit = once(program, 'exit')
  const body = JSON.stringify({ folder, files })
  await expect(fetch(`${address.origin}/api/save`, { method: 'POST', headers, body })).rejects.toThrow('fetch failed')
  expect(await exit).toEqual([null, 'SIGKILL'])
}

// Steps 1 to 9 write the new files, 10 to 13 the journal, and 14 to 16 replace the files.
it.each([
  [9, 'nothing'],
  [15, 'everything'],
])(
  'has saved all files or none after kill -9 at step %d: %s',
  async (step, outcome) => {
    const copy = copyElection()
    const election = join(copy.root, 'data', folder)
    const read = () => paths.map((path) => readFileSync(join(election, path), 'utf8'))
    const before = read()
    await killWhileSaving(copy.root, step)
    const next = await runEditor(copy)
    try {
      const { files } = await next.getState()
      expect(read().map((text) => text.includes('2017-10-30'))).toEqual(paths.map(() => outcome === 'everything'))
      expect(outcome === 'everything' || JSON.stringify(read()) === JSON.stringify(before)).toBe(true)
      expect(files).toHaveLength(6)
      expect(readdirSync(election, { recursive: true }).filter((name) => String(name).endsWith('.tmp'))).toEqual([])
      expect(await next.save('election.yaml', { title: 'Another title' })).toMatchObject({ status: 200 })
    } finally {
      await next.stop()
    }
  },
  30_000,
)
